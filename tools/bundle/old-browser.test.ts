import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { parseSync } from 'oxc-parser'
import { expect, test } from 'vitest'
import { root } from '../process.ts'

const code = readFileSync(`${root}/web/public/old-browser.js`, 'utf8')
const page = readFileSync(`${root}/web/index.html`, 'utf8')

/** What the third edition of the language already had, as far as the script has use for it. */
const known = new Set([
  'Program',
  'EmptyStatement',
  'ExpressionStatement',
  'ParenthesizedExpression',
  'CallExpression',
  'FunctionExpression',
  'BlockStatement',
  'VariableDeclaration',
  'VariableDeclarator',
  'Identifier',
  'IfStatement',
  'UnaryExpression',
  'ReturnStatement',
  'AssignmentExpression',
  'MemberExpression',
  'BinaryExpression',
  'Literal',
])

type Node = { readonly type: string; readonly kind?: string; readonly optional?: boolean; readonly async?: boolean }

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string'

const nodesIn = (value: unknown): Node[] => {
  if (Array.isArray(value)) return value.flatMap(nodesIn)
  if (typeof value !== 'object' || value === null) return []
  const inner = Object.values(value).flatMap(nodesIn)
  return isNode(value) ? [value, ...inner] : inner
}

test('the word to old browsers is written in what the oldest of them reads', () => {
  const { program, errors } = parseSync('old-browser.js', code, { sourceType: 'script', lang: 'js' })
  expect(errors).toEqual([])
  const nodes = nodesIn(program)
  expect([...new Set(nodes.map(({ type }) => type))].filter((type) => !known.has(type))).toEqual([])
  expect(nodes.filter(({ kind, type }) => type === 'VariableDeclaration' && kind !== 'var')).toEqual([])
  expect(nodes.filter(({ optional, async }) => optional === true || async === true)).toEqual([])
  // Its bytes are the same in every encoding an old browser may guess.
  expect(/^[\x20-\x7E\n]*$/.test(code)).toBe(true)
})

test('it asks to update, or to switch a dual-core browser to its fast mode', () => {
  const place = { innerHTML: '' }
  const document = { getElementById: () => place, documentElement: { style: {} }, title: '' }
  runInNewContext(code, { document })
  expect(place.innerHTML).toContain('不支持 Internet Explorer')
  expect(place.innerHTML).toContain('请更新浏览器，或将双核浏览器切换到极速模式')
  expect(document.title).toContain('浏览器不受支持')
})

test('only browsers without modules run it', () => {
  expect(page).toContain('<script nomodule src="/old-browser.js"></script>')
})
