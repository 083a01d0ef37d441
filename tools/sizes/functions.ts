import { parseSync, Visitor } from 'oxc-parser'
import { isTest } from '../tree.ts'

const cap = 60

type Span = { readonly start: number; readonly end: number }
type Callee = Parameters<NonNullable<ConstructorParameters<typeof Visitor>[0]['CallExpression']>>[0]['callee']

/** describe(...), describe.each(...)(...), test.describe(...) */
const isDescribe = (callee: Callee): boolean => {
  if (callee.type === 'Identifier') return callee.name === 'describe'
  if (callee.type === 'CallExpression') return isDescribe(callee.callee)
  if (callee.type !== 'MemberExpression' || callee.computed) return false
  return isDescribe(callee.object) || (callee.property.type === 'Identifier' && callee.property.name === 'describe')
}

/** A describe block is a chapter of a test file, not a function to be understood at once. */
export const overlongFunctions = (path: string, text: string): string[] => {
  const { program } = parseSync(path, text)
  const lineOf = (at: number): number => text.slice(0, at).split('\n').length
  const chapters = new Set<Span>()
  const found: string[] = []
  const measure = (node: Span): void => {
    const [first, last] = [lineOf(node.start), lineOf(node.end)]
    const lines = last - first + 1
    if (lines > cap && !chapters.has(node)) {
      found.push(`${path}:${String(first)}: function of ${String(lines)} lines, at most ${String(cap)}`)
    }
  }
  new Visitor({
    CallExpression: ({ callee, arguments: given }) => {
      if (isTest(path) && isDescribe(callee)) for (const argument of given) chapters.add(argument)
    },
    FunctionDeclaration: measure,
    FunctionExpression: measure,
    ArrowFunctionExpression: measure,
  }).visit(program)
  return found
}
