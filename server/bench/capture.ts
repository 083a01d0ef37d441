import { OurCompany } from '@srm/api/tenancy'
import type { Ctx } from '#kernel/ctx.ts'
import type { Handle } from '#kernel/db/handle.ts'
import { store } from '#kernel/records/store.ts'

export type Statement = { text: string; values: unknown[] }

const lines = {
  bankAccounts: { table: 'our_company_bank', parent: 'company_id' },
  seals: { table: 'our_company_seal', parent: 'company_id' },
}

export const company = (name: string, code: string) => ({
  name,
  code,
  shortName: '云舟会展',
  status: 'enabled',
  legalPerson: '王晓',
  phone: '021-58776600',
  region: '310115',
  address: '浦东新区世纪大道 1168 号',
  invoiceTitle: name,
  taxpayerType: 'general',
})

/** The very statements the product sends, so that the bare server runs the same SQL. */
export const captureSql = async (
  tenantId: string,
  userId: string,
): Promise<Record<'list' | 'detail' | 'create', Statement>> => {
  const sent: Statement[] = []
  const db: Handle = {
    readOnly: false,
    run: async (text, values) => {
      sent.push({ text, values: [...values] })
      return { rows: [{ id: userId } as never], rowCount: 1 }
    },
  }
  const session = { tenantId, userId, isSuper: true, permissions: new Set<string>(), scope: { kind: 'all' } as const }
  const ctx = {
    tenantId,
    userId,
    session,
    db,
    language: 'zh',
    before: () => undefined,
  } as unknown as Ctx
  const records = store(OurCompany as never, { lines })
  const last = async (work: () => Promise<unknown>): Promise<Statement> => {
    await work()
    const statement = sent.at(-1)
    if (!statement) throw new Error('nothing was sent')
    return statement
  }
  const list = await last(() => records.list(ctx, OurCompany.query.parse({ count: 'false' })))
  const detail = await last(() => records.show(ctx, userId))
  const create = await last(() => records.create(ctx, company('上海云舟会展服务有限公司', 'GS-1')))
  return { list, detail, create }
}
