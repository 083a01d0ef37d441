import { SupplierPriceItem, type SupplierCertificate } from '@srm/api/supplier'
import type { Ctx } from '#kernel/ctx.ts'
import type { Values } from '#kernel/records/fields/row.ts'
import type { Holder } from '#modules/record/index.ts'
import { certificates } from './certificate.service.ts'
import { priceItems } from '../venue/offer.service.ts'

type Renewal = Values<typeof SupplierCertificate>

/** A certificate renewed: the same one with a new number, period and scans; what it was stands in its timeline. */
export const renewCertificate = async (ctx: Ctx, id: string, renewed: Renewal, from: Holder): Promise<void> => {
  await certificates.service.change(ctx, id, renewed, from)
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
    if (item) await priceItems.service.change(ctx, item, { price, source })
    else {
      const body = { supplier, name, spec, unit, price, kind: 'other', source }
      await priceItems.service.create(ctx, SupplierPriceItem.create.parse(body))
    }
  }
}
