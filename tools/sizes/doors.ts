import { parseSync } from 'oxc-parser'

const cap = 10

export const isDoor = (path: string): boolean => /^(?:server|web)\/src\/modules\/[^/]+\/index\.tsx?$/.test(path)

export const wideDoors = (path: string, text: string): string[] => {
  const names = parseSync(path, text).module.staticExports.flatMap(({ entries }) => entries)
  return names.length > cap ? [`${path}: ${String(names.length)} exports, at most ${String(cap)}`] : []
}
