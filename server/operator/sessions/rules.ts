/** From where operators may come. */
import { BlockList, isIPv6 } from 'node:net';

/** True when the list is empty (from anywhere) or holds the address; entries are addresses or networks such as 10.0.0.0/8. */
export function mayCome(allowed: readonly string[], address: string): boolean {
  if (allowed.length === 0) return true;
  const list = new BlockList();
  for (const entry of allowed) {
    const [network = '', bits] = entry.split('/');
    const family = isIPv6(network) ? 'ipv6' : 'ipv4';
    if (bits === undefined) list.addAddress(network, family);
    else list.addSubnet(network, Number.parseInt(bits, 10), family);
  }
  return list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}
