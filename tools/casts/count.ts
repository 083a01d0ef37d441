import { parseSync, Visitor } from 'oxc-parser'
import { filesUnder, isCode, isTest, read } from '../tree.ts'

/** Where the compiler is told what to believe, and where a name it could know is a text to it. */
type Counts = { readonly casts: number; readonly indexes: number }

const isJudged = (path: string): boolean => isCode(path) && !isTest(path) && !path.endsWith('.fixture.ts')

const countIn = (path: string, text: string): Counts => {
  let casts = 0
  let indexes = 0
  new Visitor({
    TSAsExpression: ({ typeAnnotation: type }) => {
      const isConst =
        type.type === 'TSTypeReference' && type.typeName.type === 'Identifier' && type.typeName.name === 'const'
      if (!isConst) casts += 1
    },
    MemberExpression: ({ computed, property }) => {
      if (computed && property.type === 'Literal' && typeof property.value === 'string') indexes += 1
    },
  }).visit(parseSync(path, text).program)
  return { casts, indexes }
}

/** Casts (`as const` is none) and indexes by a text (`row['status']`) in the server's own code. */
export const countCasts = (root: string): Counts => {
  const all = filesUnder(root, 'server/src')
    .filter(isJudged)
    .map((path) => countIn(path, read(root, path)))
  return {
    casts: all.reduce((sum, one) => sum + one.casts, 0),
    indexes: all.reduce((sum, one) => sum + one.indexes, 0),
  }
}

const problem = (what: string, now: number, limit: number): string[] => {
  if (now > limit) return [`${String(now)} ${what} in server/src, at most ${String(limit)}: let the types say it`]
  return now < limit
    ? [`${String(now)} ${what} in server/src, fewer than before: tools/node tools/casts.ts --write`]
    : []
}

/** The figures may only fall, and whoever lowers one writes it down. */
export const checkCasts = (root: string, limits: Counts): string[] => {
  const { casts, indexes } = countCasts(root)
  return [...problem('casts', casts, limits.casts), ...problem('string indexes', indexes, limits.indexes)]
}
