import { expect, type APIRequestContext, type Page } from '@playwright/test'
import { registry } from '@srm/api'
import { approval } from '@srm/api/approval'
import { dictionary } from '@srm/api/dictionary'
import { identity } from '@srm/api/identity'
import type { Endpoint } from '@srm/api/endpoint'
import { isField, metaOf, type FieldMeta } from '@srm/api/shared/field-meta'
import { apiAs } from './fixtures.ts'

type Tree = { readonly [name: string]: Endpoint | Tree }

const endpointsIn = (tree: Tree): Endpoint[] =>
  Object.values(tree).flatMap((node) => ('method' in node && 'path' in node ? [node as Endpoint] : endpointsIn(node)))

type Schema = Parameters<typeof isField>[0]
type Parts = {
  readonly shape?: Readonly<Record<string, Schema>>
  readonly element?: Schema
  readonly options?: readonly Schema[]
  readonly unwrap?: () => Schema
}

const isList = (value: unknown): value is readonly Schema[] => Array.isArray(value)

/** Schemas are told apart by what they are made of, so that journeys need no library for them. */
const inside = (schema: Schema): Schema[] => {
  const { shape = {}, element, options: listed, unwrap } = schema as unknown as Parts
  // The options of a choice are plain texts or a table of them, those of a union are schemas.
  const options: readonly Schema[] = isList(listed) ? listed : []
  return [
    ...Object.values(shape),
    ...(element ? [element] : []),
    ...options.filter((one) => typeof one === 'object'),
    ...(unwrap ? [unwrap.call(schema)] : []),
  ]
}

const metasIn = (schema: Schema | undefined, seen: Set<unknown>): FieldMeta[] => {
  if (!schema || seen.has(schema)) return []
  seen.add(schema)
  const own = isField(schema) ? [metaOf(schema)] : []
  return [...own, ...inside(schema).flatMap((inner) => metasIn(inner, seen))]
}

/** Values of closed lists that nobody would write: what a person reads is their label. */
const choiceKeys = (): ReadonlySet<string> => {
  const seen = new Set<unknown>()
  const metas = endpointsIn(registry as unknown as Tree).flatMap(({ body, result }) => [
    ...metasIn(body, seen),
    ...metasIn(result, seen),
  ])
  const choices = metas.flatMap((meta) => meta.choices ?? [])
  const labels = new Set(choices.flatMap(({ label }) => [label.zh, label.en]))
  return new Set(choices.map(({ value }) => value).filter((value) => /^[a-z]/.test(value) && !labels.has(value)))
}

/** Chinese names that come with the product: dictionaries, their options, roles and the menu; not what people named so. */
export const builtInWords = async (request: APIRequestContext): Promise<ReadonlySet<string>> => {
  const call = await apiAs(request)
  const types = (await call(dictionary.types, {})).filter(({ system }) => system)
  const options = await Promise.all(types.map(({ selTypeName }) => call(dictionary.tree, { query: { selTypeName } })))
  const roles = (await call(identity.role.list, { query: { pageSize: '100' } })).items
  const classes = await call(dictionary.classify, { query: {} })
  const posts = (await call(identity.user.all, { query: {} })).map(({ post }) => post)
  const departments = await call(identity.department.list, {})
  const menu = await call(identity.menu.items, {})
  const flows = await call(approval.flow.list, {})
  const groups = flows.map(({ groupName }) => groupName)
  // Steps of a flow are called as its company calls them.
  const trees = await Promise.all(flows.map(({ id }) => call(approval.flow.show, { params: { id } })))
  const steps = trees.map(({ tree }) => tree)
  const named = JSON.stringify([classes, departments, posts, groups, steps])
  const words = [
    ...types.map(({ name }) => name),
    ...options.flat().flatMap(({ system, optionName }) => (system ? [optionName] : [])),
    ...roles.flatMap(({ kind, name, description }) => (kind === 'builtin' ? [name, description ?? ''] : [])),
    ...menu.filter(({ own, changed }) => !own && !changed).map(({ meta }) => meta.title),
  ]
  return new Set(words.filter((word) => /\p{Script=Han}/u.test(word) && !named.includes(`"${word}"`)))
}

/** Every piece of text in sight but what is marked as code, and every name that is only heard. */
const piecesOn = (page: Page): Promise<{ texts: string[]; names: string[] }> =>
  page.evaluate(`(() => {
    const texts = new Set()
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (node.parentElement?.checkVisibility() && !node.parentElement.closest('code')) texts.add((node.textContent ?? '').trim())
    const names = [...document.querySelectorAll('[aria-label]')].map((one) => one.getAttribute('aria-label') ?? '')
    return { texts: [...texts], names: [...new Set(names)] }
  })()`)

/** What a library or a program says to its own kind. */
const technical = /\bundefined\b|\bNaN\b|\[object |正则表达式|Invalid (?:input|string)|expected .+ received/

const keys = choiceKeys()

/** No key of a list, no word of a program, and on an English page no word of ours that was left in Chinese. */
export const expectPlainWords = async (
  page: Page,
  language: 'zh' | 'en',
  builtIn: ReadonlySet<string>,
): Promise<void> => {
  const { texts, names } = await piecesOn(page)
  expect(texts.filter((text) => keys.has(text))).toEqual([])
  expect([...texts, ...names].filter((text) => technical.test(text))).toEqual([])
  if (language === 'zh') return
  expect(texts.filter((text) => builtIn.has(text))).toEqual([])
  expect(names.filter((name) => /[：，（）、]/.test(name) && !/\p{Script=Han}/u.test(name))).toEqual([])
}
