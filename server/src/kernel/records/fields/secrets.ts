import type { RecordDefinition } from '@srm/api/shared/record'
import { metaOf, type FieldMeta } from '@srm/api/shared/field-meta'
import type { Ctx } from '#kernel/ctx.ts'
import { fingerprint, seal, unseal } from '#kernel/log/sealing.ts'
import { keyPart } from './columns.ts'
import { masked } from './masks.ts'
import type { Cells } from './row.ts'

type Values = Readonly<Record<string, unknown>>

const secretsIn = (record: RecordDefinition): [key: string, meta: FieldMeta][] =>
  Object.entries(record.fields)
    .map(([key, schema]): [string, FieldMeta] => [key, metaOf(schema)])
    .filter(([, { secret }]) => secret)

/** Seals what the table must not show, with a fingerprint beside it to find it by. */
export const sealer = (record: RecordDefinition) => {
  const secrets = secretsIn(record)
  return (ctx: Ctx, values: Values): Values => {
    if (secrets.length === 0) return values
    const sealed: Cells = { ...values }
    for (const [key] of secrets) {
      const text = values[key]
      const plain = typeof text === 'string' && text !== ''
      sealed[key] = plain ? seal(ctx.config, ctx.tenantId, text) : null
      sealed[keyPart(key)] = plain ? fingerprint(ctx.config, ctx.tenantId, text) : null
    }
    return sealed
  }
}

/** Opens what the table keeps sealed, in a row that was just read. */
export const unsealer = (record: RecordDefinition) => {
  const secrets = secretsIn(record)
  return <T extends Cells>(ctx: Ctx, row: T): T => {
    const cells: Cells = row
    for (const [key] of secrets)
      if (typeof cells[key] === 'string') cells[key] = unseal(ctx.config, ctx.tenantId, cells[key])
    return row
  }
}

/** Covers every secret, whoever reads: for copies that are kept elsewhere. */
export const coverSecrets = <T extends Cells>(record: RecordDefinition, row: T): T => {
  const cells: Cells = row
  for (const [key, meta] of secretsIn(record)) if (key in cells) cells[key] = masked(meta, cells[key])
  return row
}
