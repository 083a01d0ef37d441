const addresses = import.meta.glob<string>('../../../../node_modules/pdfjs-dist/cmaps/*.bcmap', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
})

const byName = new Map(Object.entries(addresses).map(([path, url]) => [path.split('/').at(-1) ?? '', url]))

/** Chinese PDFs without fonts of their own name a character map instead; each is fetched when a document asks for it. */
export class CharacterMaps {
  async fetch({ filename }: { readonly filename: string }): Promise<Uint8Array> {
    const url = byName.get(filename)
    if (!url) throw new Error(`no such part of the PDF reader: ${filename}`)
    const response = await fetch(url)
    if (!response.ok) throw new Error(response.statusText)
    return new Uint8Array(await response.arrayBuffer())
  }
}
