export type Count = { readonly path: string; readonly lines: number }

export const lineCount = (text: string): number => (text === '' ? 0 : text.replace(/\n$/, '').split('\n').length)

/** First match wins. */
const caps: readonly (readonly [RegExp, number])[] = [
  [/^api\/src\/.*\.ts$/, 250],
  [/\.(?:tsx?|css|sql)$/, 400],
  [/^README\.md$/, 90],
  [/^docs\/architecture\.md$/, 120],
  [/^docs\/decisions\/.*\.md$/, 60],
]

const isGenerated = (path: string): boolean => path.endsWith('.gen.ts') || path === 'server/db/schema.sql'

export const isSource = (path: string): boolean => /\.(?:tsx?|css|sql)$/.test(path) && !isGenerated(path)

export const overlong = (files: readonly Count[]): string[] =>
  files.flatMap(({ path, lines }) => {
    const cap = isGenerated(path) ? undefined : caps.find(([pattern]) => pattern.test(path))?.[1]
    return cap !== undefined && lines > cap ? [`${path}: ${String(lines)} lines, at most ${String(cap)}`] : []
  })
