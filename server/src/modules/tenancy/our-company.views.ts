import type { Parsed, Returned } from '@srm/api/endpoint'
import type { OurCompany, tenancy } from '@srm/api/tenancy'
import type { Ctx } from '#kernel/ctx.ts'
import { fileViews } from '#modules/file/index.ts'
import { companies } from './our-company.store.ts'

type HeldRow = Omit<OurCompany, 'attachments' | 'seals'> & {
  attachments: string[]
  seals: (Omit<OurCompany['seals'][number], 'image'> & { image: string[] })[]
}

type List = typeof tenancy.ourCompany.list

export const listOurCompanies = async (ctx: Ctx, query: Parsed<List>['query']) =>
  (await companies.list(ctx, query)) as unknown as Returned<List>

export const ourCompanyTotals = (ctx: Ctx, query: Parsed<typeof tenancy.ourCompany.summary>['query']) =>
  companies.summary(ctx, query)

export const ourCompanyOptions = (ctx: Ctx, keyword: string | undefined) => companies.options(ctx, keyword)

export const getOurCompany = async (ctx: Ctx, id: string): Promise<OurCompany> => {
  const company = (await companies.show(ctx, id)) as unknown as HeldRow
  const files = await fileViews(ctx, [...company.attachments, ...company.seals.flatMap(({ image }) => image)])
  const shown = (ids: readonly string[]) => ids.flatMap((file) => files.get(file) ?? [])
  return {
    ...company,
    attachments: shown(company.attachments),
    seals: company.seals.map((seal) => ({ ...seal, image: shown(seal.image) })),
  }
}
