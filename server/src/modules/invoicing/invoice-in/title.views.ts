import type { InvoiceIn } from '@srm/api/invoicing'
import type { Ctx } from '#kernel/ctx.ts'

const companiesSql = `select id, name, coalesce(invoice_title, name) as title, coalesce(tax_no, credit_code) as "taxNo" from our_company_invoice_ref
  where tenant_id = $1 and ($2::uuid is null or id = $2::uuid) order by id`

type Company = { readonly id: string; readonly name: string; readonly title: string; readonly taxNo: string | null }

type Buyer = { readonly buyerName?: string | null | undefined; readonly buyerTaxNo?: string | null | undefined }

/** Names are written with brackets of both widths and with spaces. */
export const bareName = (name: string): string =>
  name.replaceAll(/\s/g, '').replaceAll('（', '(').replaceAll('）', ')').toUpperCase()

const isNamed = (company: Company, name: string): boolean =>
  [company.title, company.name].some((one) => bareName(one) === bareName(name))

const companiesOf = async (ctx: Ctx, id: string | null): Promise<readonly Company[]> =>
  (await ctx.db.run<Company>(companiesSql, [ctx.tenantId, id])).rows

/** Whether the buyer on an invoice is the company it is received by. */
export const titleStateOf = async (ctx: Ctx, id: string, buyer: Buyer): Promise<InvoiceIn['titleState']> => {
  const { buyerName, buyerTaxNo } = buyer
  if (!buyerName && !buyerTaxNo) return 'unchecked'
  const [company] = await companiesOf(ctx, id)
  if (!company) return 'wrong'
  const isName = !buyerName || isNamed(company, buyerName)
  const isNumber = !buyerTaxNo || company.taxNo === null || bareName(company.taxNo) === bareName(buyerTaxNo)
  return isName && isNumber ? 'ours' : 'wrong'
}

/** Which of our companies an invoice is made out to: by its tax number, else by its name. */
export const companyOfBuyer = async (ctx: Ctx, { buyerName, buyerTaxNo }: Buyer) => {
  const all = await companiesOf(ctx, null)
  const byNumber = all.find(({ taxNo }) => buyerTaxNo && taxNo !== null && bareName(taxNo) === bareName(buyerTaxNo))
  const found = byNumber ?? all.find((one) => buyerName && isNamed(one, buyerName))
  return found ? { id: found.id, name: found.name } : null
}
