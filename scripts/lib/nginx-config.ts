/** A temporary nginx on this machine with `packaging/nginx/adire.conf`. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './root.ts';

/** Writes a configuration with the packaged site, on these ports and in this folder; returns its path. Its log `asked` says who answered. */
export function nginxConfig(folder: string, port: number, behind: number): string {
  mkdirSync(join(folder, 'cache'));
  const site = readFileSync(join(ROOT, 'packaging/nginx/adire.conf'), 'utf8')
    .replace('server 127.0.0.1:3000;', `server 127.0.0.1:${behind};`)
    .replace('/var/cache/nginx/adire', join(folder, 'cache'))
    .replace('listen 80;', `listen 127.0.0.1:${port};`);
  // The nginx workers need access to the folder, which belongs to this user alone.
  const user = process.getuid?.() === 0 ? 'user root;\n' : '';
  const config = `${user}daemon off;
worker_processes 1;
pid ${folder}/pid;
error_log ${folder}/errors;
events {}
http {
  log_format asked '$upstream_cache_status $status $bytes_sent $uri';
  access_log ${folder}/asked asked;
  client_body_temp_path ${folder}/bodies;
  proxy_temp_path ${folder}/answers;
  ${site}
}
`;
  writeFileSync(join(folder, 'nginx.conf'), config);
  return join(folder, 'nginx.conf');
}
