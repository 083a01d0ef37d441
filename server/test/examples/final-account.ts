import { finalAccount } from '@srm/api/final-account'
import { addPerson } from '#modules/identity/index.ts'
import { aFinalAccount } from '#modules/final-account/final-account.fixture.ts'
import type { Examples } from '../fixtures.ts'
import { addAccount, explainAll, sheetIn, showAccount } from '../final-accounts.ts'
import type { TestTenant } from '../tenant.ts'

const { account } = finalAccount

/** Prepared by a colleague, so that whoever asks may confirm it. */
const passSql = `update final_account set created_by = $3, owner_id = $3 where tenant_id = $1 and id = $2`

const byColleague = async (me: TestTenant): Promise<string> => {
  const id = await addAccount(me)
  await explainAll(me, id)
  await me.inside(async (ctx) => {
    const person = await addPerson(ctx, {
      username: `maker${id}`,
      displayName: '编制人',
      departmentId: me.departmentId,
      roles: [],
    })
    await ctx.db.run(passSql, [ctx.tenantId, id, person])
  })
  return id
}

export const examples: Examples = [
  [
    account.update,
    async (_, me) => {
      const id = await addAccount(me)
      const { version, project } = await showAccount(me, id)
      return { params: { id }, body: { version, ...aFinalAccount({ project: project.id }) } }
    },
  ],
  [account.sheet, async (_, me) => ({ params: { id: await addAccount(me) } })],
  [
    account.rebuild,
    async (_, me) => {
      const id = await addAccount(me)
      return { params: { id }, body: { version: (await showAccount(me, id)).version } }
    },
  ],
  [
    account.explain,
    async (_, me) => {
      const id = await addAccount(me)
      const documents = (await sheetIn(me, id)).documents.filter((one) => one.isOpen).map((one) => one.id)
      return {
        params: { id },
        body: { version: (await showAccount(me, id)).version, documents, reason: '尾款下月支付' },
      }
    },
  ],
  [
    account.confirm,
    async (_, me) => {
      const id = await byColleague(me)
      const { version, lines } = await showAccount(me, id)
      return { params: { id }, body: { version, lines: lines.map((line) => line.id), isConfirmed: true } }
    },
  ],
]
