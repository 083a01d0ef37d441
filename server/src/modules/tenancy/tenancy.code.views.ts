import type { Exchange } from '#kernel/module.ts'

type Row = { readonly tenantId: string; readonly name: string }

const byCode = `select tenant_id as "tenantId", company_name as name from platform.tenant_directory
  where company_code = upper($1) and status <> 'disabled'`

/** The company a link from outside names; one that is switched off is none. */
export const companyByCode = async (asTenant: Exchange['asTenant'], code: string): Promise<Row | undefined> =>
  (await asTenant('', (ctx) => ctx.db.run<Row>(byCode, [code]))).rows[0]
