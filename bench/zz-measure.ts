import { createServer } from 'node:http';
import { fork } from 'node:child_process';
import pg from 'pg';
import { load } from './load.ts';
import { startProduct } from './product.ts';
import { newest, wordsIn, misspelt, misspeltBroad, broad, bar, searchCall, firstPage } from './search/calls.ts';
const base = 'postgres://postgres@127.0.0.1:55994/';
if (process.argv[2] === 'floor') {
  const pool = new pg.Pool({ connectionString: base + process.argv[3], max: 20 });
  const card = `g.gig_id as id, i.title, g.price_from, g.delivery_days, u.id as "userId", u.name, r.rating, r.reviews, f.name as cover, f.picture
    from (PAGE) g join gigs i on i.id = g.gig_id join users u on u.id = g.talent_id
    cross join lateral (select avg(rating)::float8 as rating, count(*)::int as reviews from reviews where reviewee_id = g.talent_id) r
    left join lateral (select f.name, f.picture from gallery_items t join files f on f.id = t.file_id where t.gig_id = g.gig_id order by t.position limit 1) f on true`;
  const NEW = { name: 'n', text: `select ${card.replace('PAGE', 'select * from gig_search where category_id = $1 order by published_at desc, gig_id desc limit 20')}` };
  const WORDS = { name: 'w', text: `select ${card.replace('PAGE', `select * from gig_search where words @@ to_tsquery('english', $1) and category_id = $2 and price_from <= $3 and delivery_days <= $4 order by quality desc, gig_id desc limit 20`)}` };
  const server = createServer(async (req, res) => {
    const q = new URL(req.url ?? '', 'http://x').searchParams;
    const { rows } = q.get('query')
      ? await pool.query({ ...WORDS, values: [(q.get('query') ?? '').split(' ').join(' & '), q.get('category'), Number(q.get('price_max')) * 100, q.get('delivery')] })
      : await pool.query({ ...NEW, values: [q.get('category')] });
    res.setHeader('content-type', 'application/json'); res.end(JSON.stringify(rows));
  }).listen(0, () => process.send?.((server.address() as { port: number }).port));
} else {
  const [, , db = 'm10000', what = 'all', secs = '3'] = process.argv;
  const seconds = Number(secs);
  const product = await startProduct(base + db, `/tmp/pgsearch-files-${db}`);
  const floor = fork(import.meta.filename, ['floor', db], { execArgv: ['--disable-warning=ExperimentalWarning'] });
  const floorPort = await new Promise<number>((done) => floor.once('message', (p) => done(p as number)));
  try {
    if (what !== 'p99') for (const [title, call] of [['newest', newest], ['words', wordsIn]] as const) {
      const ratios: number[] = [];
      let last = '';
      for (let round = 0; round < 5; round += 1) {
        const a = await load(product.port, (n) => searchCall(call(n)), { connections: 20, seconds });
        const b = await load(floorPort, (n) => searchCall(call(n)), { connections: 20, seconds });
        ratios.push(a.perSecond / b.perSecond);
        last = `${a.perSecond.toFixed(0)}/s of ${b.perSecond.toFixed(0)}/s refused ${a.refused} ${b.refused} ${a.refusal}`;
      }
      const text = await (await fetch(`http://127.0.0.1:${product.port}${searchCall(call(0)).path}`)).text();
      const ftext = await (await fetch(`http://127.0.0.1:${floorPort}${searchCall(call(0)).path}`)).text();
      console.log(db, title, 'ratio', ratios.sort((x, y) => x - y)[2]?.toFixed(2), last, 'bytes', text.length, 'floor', ftext.length);
    }
    if (what !== 'ratio') for (const [title, call] of [['newest', (n: number) => searchCall(newest(n))], ['words in category', (n: number) => searchCall(wordsIn(n))], ['misspelt+facets', (n: number) => firstPage(misspelt(n))], ['misspeltBroad+facets', (n: number) => firstPage(misspeltBroad(n))], ['broad+facets', (n: number) => firstPage(broad(n))], ['bar+facets', (n: number) => firstPage(bar(n))], ['misspelt', (n: number) => searchCall(misspelt(n))]] as const) {
      const rounds = [];
      for (let r = 0; r < 3; r += 1) rounds.push(await load(product.port, (n) => call(n + r * 997), { connections: 4, seconds }));
      const f = rounds.sort((a, b) => a.p99 - b.p99)[1]!;
      console.log(db, title.padEnd(24), f.perSecond.toFixed(0), f.p50.toFixed(1), f.p99.toFixed(1), f.refused, f.refusal);
    }
  } finally { await product.stop(); floor.kill(); }
}
