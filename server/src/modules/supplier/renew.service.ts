import { SupplierCertificate, SupplierPriceItem } from '@srm/api/supplier'
import type { Ctx } from '#kernel/ctx.ts'
import type { Row } from '#kernel/records/select.ts'
import { certificates } from './certificate.service.ts'
import { priceItems } from './offer.service.ts'
import { idOf } from './part.rules.ts'
import type { Holder, Values } from './part.service.ts'

/** What a record's form would send again, so that only what is new changes. */
const sentAgain = (row: Row, keys: readonly string[]): Values =>
  Object.fromEntries(keys.map((key) => [key, idOf(row[key]) ?? row[key]]))

const without = (shape: object): string[] => Object.keys(shape).filter((key) => key !== 'version' && key !== 'code')

/** A certificate renewed: the same one with a new number, period and scans; what it was stands in its timeline. */
export const renewCertificate = async (ctx: Ctx, id: string, renewed: Values, from: Holder): Promise<void> => {
  const row = await certificates.uses.records.held(ctx, id)
  const kept = sentAgain(row, without(SupplierCertificate.update.shape))
  await certificates.uses.update(ctx, id, { ...kept, ...renewed, version: Number(row['version']) }, from)
}

export type NewPrice = {
  readonly item: string | null
  readonly name: string
  readonly spec: string | null
  readonly unit: string
  readonly price: string
}

/** Prices accepted: those on the list change, others are added. */
export const changePrices = async (ctx: Ctx, supplier: string, prices: readonly NewPrice[], source: string) => {
  for (const { item, name, spec, unit, price } of prices) {
    if (item) {
      const row = await priceItems.uses.records.held(ctx, item)
      const kept = sentAgain(row, without(SupplierPriceItem.update.shape))
      await priceItems.uses.update(ctx, item, { ...kept, price, source, version: Number(row['version']) })
    } else {
      const body = { supplier, name, spec, unit, price, kind: 'other', source }
      await priceItems.uses.create(ctx, SupplierPriceItem.create.parse(body))
    }
  }
}
