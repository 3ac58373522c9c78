/** Small PDFs for tests: each page has one colour. */

/** A PDF with a page per colour, such as `1 0 0` for red. Each page is 200 × 100 points. */
export function pdfOf(...colours: readonly string[]): Buffer {
  const kids = colours.map((_, at) => `${3 + 2 * at} 0 R`);
  const pages = colours.map((colour, at) => {
    const [page, drawing] = [3 + 2 * at, 4 + 2 * at];
    const content = `${colour} rg 0 0 200 100 re f`;
    return `${page} 0 obj <</Type/Page/Parent 2 0 R/MediaBox[0 0 200 100]/Contents ${drawing} 0 R>> endobj
${drawing} 0 obj <</Length ${content.length}>> stream
${content}
endstream endobj`;
  });
  return Buffer.from(`%PDF-1.4
1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj
2 0 obj <</Type/Pages/Kids[${kids.join(' ')}]/Count ${colours.length}>> endobj
${pages.join('\n')}
trailer <</Root 1 0 R>>
%%EOF
`);
}
