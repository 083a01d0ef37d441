import { parseSync } from 'oxc-parser'

const linesPerSuppression = 5000

type File = { readonly path: string; readonly text: string; readonly lines: number }

const suppression = /^[\s*]*(?:(?:oxlint|eslint)-disable|@ts-(?:expect-error|ignore|nocheck))/
const forbidden = /^[\s*]*@ts-(?:ignore|nocheck)/
const withReason = /\s--\s+\S.{9,}/

/** Only comments count: a string that mentions a directive switches nothing off. */
const suppressionsIn = ({ path, text }: File): { readonly path: string; readonly comment: string }[] =>
  parseSync(path, text)
    .comments.map(({ value }) => value)
    .filter((value) => suppression.test(value))
    .map((comment) => ({ path, comment }))

export const badSuppressions = (code: readonly File[]): string[] => {
  const all = code.flatMap(suppressionsIn)
  const allowed = Math.ceil(code.reduce((sum, { lines }) => sum + lines, 0) / linesPerSuppression)
  return [
    ...all
      .filter(({ comment }) => forbidden.test(comment))
      .map(({ path }) => `${path}: use @ts-expect-error, which complains once it is not needed`),
    ...all
      .filter(({ comment }) => !withReason.test(comment))
      .map(({ path, comment }) => `${path}: a suppression gives its reason after "--":${comment}`),
    ...(all.length > allowed ? [`${String(all.length)} suppressions, at most ${String(allowed)}`] : []),
  ]
}
