import type { AnswerOf } from '@srm/api/shared/field-meta'
import type { FileView, NamedRef } from '@srm/api/shared/fields'
import type { RecordDefinition, RecordStamps } from '@srm/api/shared/record'
import type { z } from 'zod'

/** Code that serves every record knows no field names. */
type IsAnyRecord<R extends RecordDefinition> = string extends keyof R['fields'] ? true : false

/** A field as it is read: like the answer, but files are only their ids. */
type ReadValue<F> =
  F extends z.ZodOptional<z.ZodNullable<infer I>>
    ? ReadValue<I> | null
    : F extends z.ZodDefault<infer I>
      ? ReadValue<I>
      : F extends z.ZodArray<z.ZodObject<infer S>>
        ? ({ id: string } & { [K in Exclude<keyof S, 'id'>]: ReadValue<S[K]> })[]
        : z.output<AnswerOf<F>> extends FileView[]
          ? string[]
          : z.output<AnswerOf<F>> extends NamedRef
            ? NamedRef
            : z.output<F>

type System = { id: string; version: number }
type Stamps = { [K in keyof RecordStamps]: ReadValue<RecordStamps[K]> }

/** A row while it is put together, field by field. */
export type Cells = Record<string, unknown>

/** A line of a sub-table, of whatever record. */
export type Line = Cells & { readonly id?: string }

/** The lines a sub-table holds, none where nothing was said. */
const isLines = (value: unknown): value is Line[] => Array.isArray(value)
export const linesIn = (value: unknown): Line[] => (isLines(value) ? value : [])

/** A reference by its id; anything else is itself. */
export const idOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'id' in value ? value.id : value

/** What is known of a row whose record is not: its own columns, and fields nobody can name here. */
type AnyRow = System & Stamps & Cells
type AnyListedRow = System & Cells

/** A record as it is read from its table; without a record named, of any record. */
export type Row<R extends RecordDefinition = RecordDefinition> =
  IsAnyRecord<R> extends true ? AnyRow : System & { [K in keyof R['all']]: ReadValue<R['all'][K]> }

/** What a reader may not see is covered: a cost is nothing then, a number a few of its digits. */
type MaskedValue<F> = ReadValue<F> | (null extends z.output<AnswerOf<F>> ? null : never)

/** A record as a person may see it, with what they may do with it. */
export type ShownRow<R extends RecordDefinition = RecordDefinition> =
  IsAnyRecord<R> extends true
    ? AnyRow & { actions: string[] }
    : System & { actions: string[] } & { [K in keyof R['all']]: MaskedValue<R['all'][K]> }

/** The part of a row that lists read. */
export type ListedRow<R extends RecordDefinition = RecordDefinition> =
  IsAnyRecord<R> extends true ? AnyListedRow : Pick<ShownRow<R>, keyof ShownRow<R> & (keyof System | R['list'][number])>

/** Whoever writes only reads what they were given. */
type ReadonlyRows<T> = T extends readonly (infer I)[] ? readonly I[] : T
type SharedIn<T> = { readonly [K in keyof T]: ReadonlyRows<T[K]> }

/** Some fields of a record, as its table takes them. */
export type Values<R extends RecordDefinition = RecordDefinition> =
  IsAnyRecord<R> extends true
    ? Readonly<Record<string, unknown>>
    : { readonly [K in keyof R['fields']]?: ReadonlyRows<z.output<R['fields'][K]>> } & {
        readonly code?: string | undefined
      }

/** What the form of a new record sends, and whatever else is known of the record. */
export type CreateInput<R extends RecordDefinition = RecordDefinition> =
  IsAnyRecord<R> extends true
    ? Values & { readonly code?: string | undefined }
    : SharedIn<z.output<R['create']>> & Values<R>
/** What the form of a record sends again, with the version it was read at. */
export type UpdateInput<R extends RecordDefinition = RecordDefinition> =
  IsAnyRecord<R> extends true ? Values & { readonly version: number } : SharedIn<z.output<R['update']>> & Values<R>
