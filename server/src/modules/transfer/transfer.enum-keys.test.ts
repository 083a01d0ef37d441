import { metaOf } from '@srm/api/shared/field-meta'
import type { Language } from '@srm/api/shared/label'
import type { RecordDefinition } from '@srm/api/shared/record'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Ctx } from '#kernel/ctx.ts'
import type { Jobs } from '#kernel/jobs/job-names.ts'
import { subjects } from '#kernel/records/subjects.ts'
import { virtualLists } from '#kernel/records/virtual-lists.ts'
import { exportTables } from './values/columns.rules.ts'
import { toCell } from './values/kinds.rules.ts'
import { sourceOf } from './export/source.service.ts'
import { wordsFor } from './values/words.service.ts'
import { sharedApp, type TestApp } from '#test/app.ts'
import { aDemoCompany } from '#test/demo-company.ts'
import { query } from '#test/sql.ts'
import type { TestTenant } from '#test/tenant.ts'

let t: TestApp
let me: TestTenant
beforeAll(async () => {
  t = await sharedApp()
  me = await aDemoCompany(t)
})

const names = (): string[] => [
  ...subjects().map(({ record }) => record.name),
  ...virtualLists().map(({ record }) => record.name),
]

const sourceNamed = (name: string): NonNullable<ReturnType<typeof sourceOf>> => {
  const source = sourceOf(name)
  if (!source) throw new Error(`nothing is exported as ${name}`)
  return source
}

const fieldKeys = ({ all }: RecordDefinition): string[] =>
  Object.values(all).flatMap((schema) => {
    const { choices = [], fields = {} } = metaOf(schema)
    const inner = Object.values(fields).flatMap((line) => metaOf(line).choices ?? [])
    return [...choices, ...inner].map(({ value }) => value)
  })

/** What stands for a choice in the code and in the tables, and must never be read by a person. */
const keys = (): Set<string> => {
  const all = names().flatMap((name) => [name, ...fieldKeys(sourceNamed(name).record)])
  return new Set(all.filter((key) => /^[a-z][A-Za-z_]+$/.test(key)))
}

const inside = <T>(language: Language, work: (ctx: Ctx) => Promise<T>): Promise<T> => {
  const scope = { kind: 'all' } as const
  const who = { userId: me.userId, isSuper: true, permissions: [], scope, language }
  return t.app.asPerson(me.tenantId, who, work)
}

/** The first page of an export, cell by cell. */
const cellsOf = (name: string, language: Language): Promise<string[]> =>
  inside(language, async (ctx) => {
    const { record, open } = sourceNamed(name)
    const columns = Object.keys(record.all).filter((key) => exportTables(record, [key]))
    const tables = exportTables(record, columns) ?? []
    const { words, loadNames } = await wordsFor(ctx, record)
    const order = { subject: name, query: {}, columns } as unknown as Jobs['transfer.export']
    const { rows } = await (await open(ctx, order)).page(ctx, undefined)
    await loadNames(ctx, rows)
    const cells: string[] = []
    const note = (at: string, cell: ReturnType<typeof toCell>): void => {
      if (typeof cell?.value === 'string') cells.push(`${at}: ${cell.value}`)
    }
    for (const row of rows)
      for (const { key, columns: shown } of tables)
        for (const line of key === '' ? [row] : ((row[key] ?? []) as (typeof row)[]))
          for (const column of shown) note(`${name}.${column.key}`, toCell(column.meta, line[column.key], words))
    return cells
  })

const spoken = (cell: string): string[] =>
  cell
    .slice(cell.indexOf(': ') + 2)
    .split(/ · |[、，,；;\n]/)
    .map((word) => word.trim())

describe('a key of a choice', () => {
  it.each(['zh', 'en'] as const)('is read in no cell of an export and no summary of a list (%s)', async (language) => {
    const known = keys()
    expect(known.size).toBeGreaterThan(100)
    const cells: string[] = []
    for (const name of names()) cells.push(...(await cellsOf(name, language)))
    expect(cells.length).toBeGreaterThan(5000)
    expect(cells.filter((cell) => spoken(cell).some((word) => known.has(word)))).toEqual([])
  })

  it('is read in no notice', async () => {
    const known = keys()
    const sql = 'select title, body from notice where tenant_id = $1'
    const notices = await query<{ title: string; body: string }>(t, sql, [me.tenantId])
    expect(notices.length).toBeGreaterThan(0)
    const texts = notices.flatMap(({ title, body }) => [title, body])
    expect(texts.filter((text) => (text.match(/[A-Za-z_]+/g) ?? []).some((word) => known.has(word)))).toEqual([])
  })
})
