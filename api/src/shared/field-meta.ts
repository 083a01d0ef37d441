import { z } from 'zod'
import type { Label } from './label.ts'

export type Kind =
  | 'text'
  | 'longText'
  | 'richText'
  | 'money'
  | 'quantity'
  | 'percent'
  | 'integer'
  | 'date'
  | 'dateTime'
  | 'dateRange'
  | 'bool'
  | 'choice'
  | 'dict'
  | 'multiDict'
  | 'ref'
  | 'refs'
  | 'person'
  | 'persons'
  | 'department'
  | 'region'
  | 'mobile'
  | 'email'
  | 'creditCode'
  | 'bankAccount'
  | 'url'
  | 'location'
  | 'attachments'
  | 'images'
  | 'code'
  | 'color'
  | 'tags'
  | 'rows'

export type Choice = { readonly value: string; readonly label: Label; readonly color?: string }

export type FieldMeta = {
  readonly kind: Kind
  readonly label: Label
  /** Longest text, most entries, or largest number, whichever the kind has. */
  readonly max?: number
  readonly min?: number
  readonly places?: number
  /** `dict`: the dictionary; `ref`: the record referred to. */
  readonly of?: string
  /** The records referred to stand below each other and are chosen from their tree. */
  readonly tree?: boolean
  readonly choices?: readonly Choice[]
  /** `rows`: the fields of a line. */
  readonly fields?: Readonly<Record<string, z.ZodType>>
  readonly negative?: boolean
  /** A day people wait for: lists say how far away it is. */
  readonly isAwaited?: boolean
  /** A number that counts nothing: 2024 is a year, 2,024 is not. */
  readonly isYear?: boolean
  /** A price or a measure of one thing: adding them up says nothing. */
  readonly each?: boolean
  /** Sealed in the table; the mask that covers it. */
  readonly secret?: 'bankAccount' | 'idNumber'
  /** The mask that covers it, where its kind does not say so. */
  readonly mask?: 'mobile' | 'income'
  /** The choice of the same record that says whether the amount comes in or goes out, and so which mask covers it. */
  readonly side?: string
  /** Written by the product itself, so that each reader gets it in their own language. */
  readonly sentence?: boolean
  /** What it costs us, or what a customer pays (`mask` says so then): some roles do not get to see it. */
  readonly cost?: boolean
  /** Says what is wrong with a text in words of its own, beyond its length. */
  readonly problem?: (text: string) => Label | undefined
  /** Shown where others are written: a column this person may only read, or lines that are neither added nor removed. */
  readonly locked?: boolean
}

/** How a value looks in an answer, where that differs from what is sent in. */
export type Answers<O extends z.ZodType> = { readonly '~answer'?: O }

const metas = new WeakMap<z.ZodType, FieldMeta>()
const answers = new WeakMap<z.ZodType, z.ZodType>()

export const field = <S extends z.ZodType>(schema: S, meta: FieldMeta): S => {
  metas.set(schema, meta)
  return schema
}

export const withResponse = <S extends z.ZodType, O extends z.ZodType>(schema: S, answer: O): S & Answers<O> => {
  answers.set(schema, answer)
  return schema
}

const unwrap = (schema: z.ZodType): z.ZodType =>
  schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault
    ? unwrap(schema.unwrap() as z.ZodType)
    : schema

/** The meaning of a field, however it is wrapped. */
export const metaOf = (schema: z.ZodType): FieldMeta => {
  const known = metas.get(schema)
  if (known) return known
  const meta = metas.get(unwrap(schema))
  if (!meta) throw new Error('a record field must come from the field vocabulary')
  metas.set(schema, meta)
  return meta
}

export const isRequired = (schema: z.ZodType): boolean => !schema.safeParse(undefined).success

/** May be left out or sent as null; null is what is stored. */
export const optional = <S extends z.ZodType>(schema: S): z.ZodOptional<z.ZodNullable<S>> =>
  schema.nullable().optional()

type Zod<T> = T extends z.ZodType ? T : never

export type AnswerOf<F> =
  F extends z.ZodOptional<z.ZodNullable<infer I>>
    ? z.ZodNullable<AnswerOf<I>>
    : F extends z.ZodDefault<infer I>
      ? AnswerOf<I>
      : F extends Answers<infer O>
        ? z.ZodType extends O
          ? Zod<F>
          : O
        : Zod<F>

export const answerOf = (schema: z.ZodType): z.ZodType => {
  const inner = unwrap(schema)
  const answer = answers.get(inner) ?? inner
  return schema instanceof z.ZodOptional ? answer.nullable() : answer
}

export const mapFields = (
  fields: Readonly<Record<string, z.ZodType>>,
  change: (schema: z.ZodType) => z.ZodType,
): Record<string, z.ZodType> => Object.fromEntries(Object.entries(fields).map(([key, schema]) => [key, change(schema)]))

export const isField = (schema: z.ZodType): boolean => metas.has(unwrap(schema))
