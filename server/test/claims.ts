import { approval } from '@srm/api/approval'
import { addPerson } from '#modules/identity/index.ts'
import type { TestApp } from './app.ts'
import { aCompany, act, publish, step, taskOf, tree } from './approvals.ts'
import { memberOf, type Member, type TestTenant } from './tenant.ts'

let count = 0

/** A company where one person decides on everything, and a colleague who pays. */
export const aCompanyWithMoney = async (t: TestApp, me: TestTenant, kinds: readonly string[]) => {
  aCompany(t, me)
  const colleague = async (displayName: string): Promise<Member> => {
    const username = `money${(count += 1)}`
    const { departmentId } = me
    const id = await me.inside((ctx) => addPerson(ctx, { username, displayName, departmentId, roles: [] }))
    return memberOf(t, me.tenantId, id)
  }
  for (const kind of kinds) await publish(me, tree(me.userId, [step('a', [me.userId])]), 'create', kind)
  const submit = (who: Member, docType: string, docId: string) =>
    who.call(approval.submit, { body: { docType, docId } })
  const decide = async (instance: string, what: 'approve' | 'reject' = 'approve') => {
    const answer = await act(me, instance, { do: what, taskId: await taskOf(me, instance), opinion: '看过' })
    if (answer.status !== 200) throw new Error(answer.message)
  }
  return {
    colleague,
    submit,
    decide,
    approve: async (who: Member, docType: string, docId: string): Promise<string> => {
      const sent = await submit(who, docType, docId)
      if (sent.status !== 200) throw new Error(sent.message)
      await decide(sent.result.id)
      return sent.result.id
    },
  }
}
