import type { Label } from '@srm/api/shared/label'
import type { Ctx } from '../ctx.ts'
import { fail } from '../errors.ts'
import { newId } from '../ids.ts'
import { quote } from './fields/columns.ts'
import { subjectOf } from './subjects.ts'

/** A record of whatever kind. */
export type RecordAt = { readonly subject: string; readonly id: string }

/**
 * One way in which documents follow from each other, declared by the module of the later one. `from` is upstream. Where
 * a field of one of them already holds the other, the link is read from there; otherwise it is written with `link`.
 */
export type LinkKind = {
  readonly kind: string
  /** What the later one is to the earlier. */
  readonly label: Label
  readonly from: string
  readonly to: string
  /** The reference that says it, and whose it is. */
  readonly field?: { readonly of: 'from' | 'to'; readonly key: string }
}

let kinds: readonly LinkKind[] = []

/** Done when the modules are put together. */
export const registerLinks = (all: readonly LinkKind[]): void => {
  const names = all.map(({ kind }) => kind)
  const twice = names.find((name, index) => names.indexOf(name) !== index)
  if (twice) throw new Error(`two modules declare the link ${twice}`)
  kinds = all
}

export const linkKinds = (): readonly LinkKind[] => kinds

type Link = {
  readonly kind: string
  readonly from: string
  readonly to: string
  readonly quantity?: string
  readonly amount?: string
}

/** How a record is called in the link, for when it is gone. */
const codeSql = (subject: string, id: string): string => {
  const { record } = subjectOf(subject) ?? fail('record.unknown_subject')
  return `(select code from ${quote(record.table)} where tenant_id = $1 and id = ${id})`
}

const writtenKind = (name: string): LinkKind => {
  const kind = kinds.find((one) => one.kind === name)
  if (!kind || kind.field) throw new Error(`no module declares the link ${name} as one that is written`)
  return kind
}

/** Notes that one document came from another; said again, the quantity and the amount are those said last. */
export const linkDocuments = async (ctx: Ctx, { kind: name, from, to, quantity, amount }: Link): Promise<void> => {
  const kind = writtenKind(name)
  const sql = `insert into document_link
      (id, kind, from_subject, from_id, from_code, to_subject, to_id, to_code, quantity, amount)
    values ($2, $3, $4, $5, ${codeSql(kind.from, '$5')}, $6, $7, ${codeSql(kind.to, '$7')}, $8, $9)
    on conflict (tenant_id, from_subject, from_id, kind, to_subject, to_id)
    do update set quantity = excluded.quantity, amount = excluded.amount`
  const values = [ctx.tenantId, newId(), kind.kind, kind.from, from, kind.to, to, quantity ?? null, amount ?? null]
  await ctx.db.run(sql, values)
}

export const unlinkDocuments = async (ctx: Ctx, { kind: name, from, to }: Link): Promise<void> => {
  const kind = writtenKind(name)
  const sql = `delete from document_link where tenant_id = $1 and kind = $2
    and from_subject = $3 and from_id = $4 and to_subject = $5 and to_id = $6`
  await ctx.db.run(sql, [ctx.tenantId, kind.kind, kind.from, from, kind.to, to])
}
