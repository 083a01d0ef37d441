import { parseSync, Visitor } from 'oxc-parser'
import { gap, tablesIn, type TableUse } from './sql.ts'

/** A text of a file; `origins` tells for each of its characters where in the file it stands. */
type Text = { readonly sql: string; readonly origins: readonly number[] }
type Constants = ReadonlyMap<string, Text>
/** Names whose type lists the texts they may be: `table: 'role_ref' | 'department_ref'`. */
type Choices = ReadonlyMap<string, readonly string[]>
type Lookup = { readonly constants: Constants; readonly choices: Choices; readonly source: string }
type Program = ReturnType<typeof parseSync>['program']
type VisitorHandlers = NonNullable<ConstructorParameters<typeof Visitor>[0]>
type Template = Parameters<NonNullable<VisitorHandlers['TemplateLiteral']>>[0]
type Call = Parameters<NonNullable<VisitorHandlers['CallExpression']>>[0]

export type SourceUse = TableUse & { readonly line: number }

const plain = (sql: string, start: number): Text => ({ sql, origins: Array.from(sql, (_, index) => start + index) })

const joined = (texts: readonly Text[]): Text => ({
  sql: texts.map(({ sql }) => sql).join(''),
  origins: texts.flatMap(({ origins }) => origins),
})

/** A table that a record's definition names: whoever holds the definition may ask for it. */
const isOfRecord = /\brecord\.table\b|^refTable\(/

const choice = 'one_of_'

const nameOf = (hole: Template['expressions'][number]): string => {
  if (hole.type === 'Identifier') return hole.name
  return hole.type === 'MemberExpression' && hole.computed && hole.object.type === 'Identifier'
    ? `${hole.object.name}[]`
    : ''
}

const textOf = ({ quasis, expressions }: Template, { constants, choices, source }: Lookup): Text =>
  joined(
    quasis.flatMap(({ value, start }, index): Text[] => {
      const hole = expressions[index]
      const before = plain(value.cooked ?? '', start)
      if (!hole) return [before]
      const name = nameOf(hole)
      const known = constants.get(name)
      if (known) return [before, known]
      if (choices.has(name)) return [before, plain(choice + String([...choices.keys()].indexOf(name)), hole.start)]
      return [before, plain(isOfRecord.test(source.slice(hole.start, hole.end)) ? 'a_record' : gap, hole.start)]
    }),
  )

/** Texts a file keeps under a name, so that a table named by a constant is seen where it is put in. */
const constantsIn = (program: Program, choices: Choices, source: string): Constants => {
  const found = new Map<string, Text>()
  const known = { constants: found, choices, source }
  new Visitor({
    VariableDeclarator: ({ id, init }) => {
      if (id.type !== 'Identifier' || !init) return
      if (init.type === 'Literal' && typeof init.value === 'string') found.set(id.name, plain(init.value, init.start))
      else if (init.type === 'TemplateLiteral') found.set(id.name, textOf(init, known))
      else if (isOfRecord.test(source.slice(init.start, init.end))) found.set(id.name, plain('a_record', init.start))
    },
  }).visit(program)
  return found
}

type WithAnnotation = { readonly typeAnnotation?: { readonly typeAnnotation: unknown } | null | undefined }
type TypeNode = {
  readonly type: string
  readonly types?: readonly TypeNode[]
  readonly literal?: { readonly value?: unknown }
  readonly typeName?: { readonly name?: string }
}

const literalsOf = (node: TypeNode | undefined, aliases: ReadonlyMap<string, TypeNode>): string[] | undefined => {
  if (node?.type === 'TSLiteralType') return typeof node.literal?.value === 'string' ? [node.literal.value] : undefined
  if (node?.type === 'TSTypeReference') return literalsOf(aliases.get(node.typeName?.name ?? ''), aliases)
  if (node?.type !== 'TSUnionType') return undefined
  const all = (node.types ?? []).map((one) => literalsOf(one, aliases))
  return all.every((one) => one !== undefined) ? all.flat() : undefined
}

const choicesIn = (program: Program): Choices => {
  const aliases = new Map<string, TypeNode>()
  new Visitor({
    TSTypeAliasDeclaration: ({ id, typeAnnotation }) => void aliases.set(id.name, typeAnnotation as TypeNode),
  }).visit(program)
  const found = new Map<string, readonly string[]>()
  new Visitor({
    // A constant object is asked for one of its values.
    VariableDeclarator: ({ id, init }) => {
      const object = init?.type === 'TSAsExpression' ? init.expression : init
      if (id.type !== 'Identifier' || object?.type !== 'ObjectExpression') return
      const values = object.properties.map((one) => (one.type === 'Property' ? one.value : undefined))
      const texts = values.map((value) => (value?.type === 'Literal' ? value.value : undefined))
      if (texts.every((text) => typeof text === 'string')) found.set(`${id.name}[]`, texts)
    },
    Identifier: (node) => {
      const values = literalsOf(
        (node as WithAnnotation).typeAnnotation?.typeAnnotation as TypeNode | undefined,
        aliases,
      )
      // The same name in two functions stands for everything it may be in either.
      if (values) found.set(node.name, [...(found.get(node.name) ?? []), ...values])
    },
  }).visit(program)
  return found
}

const selecting = /^(?:selectFrom|(?:inner|left|right|full|cross)(?:Lateral)?Join|using|from)$/
const changing = /^(?:insertInto|updateTable|deleteFrom|mergeInto|replaceInto)$/

/** Tables named in calls of the query builder: `selectFrom('user as u')`, `innerJoin('role', …)`. */
const builderUses = ({ callee, arguments: given }: Call): TableUse[] => {
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return []
  const isWrite = changing.test(callee.property.name)
  if (!isWrite && !selecting.test(callee.property.name)) return []
  const [first] = given
  const named = first?.type === 'ArrayExpression' ? first.elements : [first]
  return named.flatMap((value): TableUse[] =>
    value?.type === 'Literal' && typeof value.value === 'string'
      ? [{ name: value.value.replace(/\s+as\s.*$/s, ''), at: value.start, isWrite, isComputed: false, isCommon: false }]
      : [],
  )
}

/** What one source file reads and writes, in SQL texts and through the query builder. */
export const tableUsesOf = (path: string, source: string): SourceUse[] => {
  const { program } = parseSync(path, source)
  const choices = choicesIn(program)
  const known = { constants: constantsIn(program, choices, source), choices, source }
  const uses: TableUse[] = []
  const addFrom = ({ sql, origins }: Text): void =>
    void uses.push(
      ...tablesIn(sql).flatMap((use) => {
        const at = origins[use.at] ?? 0
        if (!use.name.startsWith(choice)) return [{ ...use, at }]
        return ([...choices.values()][Number(use.name.slice(choice.length))] ?? []).map((name) => ({
          ...use,
          at,
          name,
        }))
      }),
    )
  new Visitor({
    TemplateLiteral: (node) => addFrom(textOf(node, known)),
    Literal: ({ value, start }) => typeof value === 'string' && addFrom(plain(value, start)),
    CallExpression: (node) => void uses.push(...builderUses(node)),
  }).visit(program)
  const distinct = new Map(uses.map((use) => [`${String(use.at)} ${use.name}`, use]))
  return [...distinct.values()]
    .map((use) => ({ ...use, line: source.slice(0, use.at + 1).split('\n').length }))
    .toSorted((left, right) => left.at - right.at)
}
