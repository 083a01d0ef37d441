import pg from 'pg'
import { compileFunction, propertyKey } from '../http/compile-function.ts'

/** A column of a result, as PostgreSQL describes it. */
export type Column = { readonly name: string; readonly dataTypeID: number }

/** Makes an object of the texts of a row. */
export type RowMaker = (texts: readonly (string | null)[]) => unknown

type Parser = (text: string) => unknown

const { builtins, getTypeParser } = pg.types

/** Moments and days stay text: no Date object, no lost microseconds, no day shifted by a zone. */
const toIso = (value: string): string => `${value.slice(0, 10)}T${value.slice(11)}:00`
const asIs = (value: string): string => value

const parsers = new Map<number, Parser>([
  [builtins.DATE, asIs],
  [builtins.TIMESTAMPTZ, toIso],
  [builtins.NUMERIC, asIs],
  [builtins.INT8, Number],
])

/** How values of a type become JavaScript, in the form `pg` wants it. */
export const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    parsers.get(oid) ?? (getTypeParser as (oid: number, format?: string) => Parser)(oid, format),
}

/** What `pg` uses for types it does not know and for texts: it changes nothing. */
const plain = types.getTypeParser(builtins.TEXT, 'text')

const makers = new Map<string, RowMaker>()
const maxMakers = 5000

const compile = (columns: readonly Column[]): RowMaker => {
  const constants = columns.map(({ dataTypeID }) => types.getTypeParser(dataTypeID, 'text'))
  const entries = columns.map(({ name }, index) => {
    const text = `texts[${index}]`
    const parser = constants[index]
    const value = parser === asIs || parser === plain ? text : `${text} === null ? null : constants[${index}](${text})`
    return `${propertyKey(name)}: ${value}`
  })
  return compileFunction(`(texts) => ({ ${entries.join(', ')} })`, constants)
}

/** The maker of rows with these columns; statements of one shape share it, on every connection. */
export const rowMakerOf = (columns: readonly Column[]): RowMaker => {
  const key = columns.map(({ name, dataTypeID }) => `${dataTypeID} ${name}`).join('\n')
  const known = makers.get(key)
  if (known) return known
  const made = compile(columns)
  if (makers.size >= maxMakers) makers.clear()
  makers.set(key, made)
  return made
}
