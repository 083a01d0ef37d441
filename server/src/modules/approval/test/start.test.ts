import { application } from '@srm/api/application'
import { approval } from '@srm/api/approval'
import { numberRules } from '@srm/api/dictionary/numbering'
import { identity } from '@srm/api/identity'
import { userGroup } from '@srm/api/user-group'
import { beforeAll, describe, expect, it } from 'vitest'
import { password, signInWith, somebody } from '#modules/identity/identity.fixture.ts'
import { sharedApp, type TestApp } from '#test/app.ts'
import {
  aCompany,
  act,
  detail,
  draft,
  line,
  publish,
  step,
  submitted,
  taskOf,
  tree,
  type Company,
} from '#test/approvals.ts'
import { query } from '#test/sql.ts'
import { aTenant, callerOf, type Member } from '#test/tenant.ts'

let t: TestApp
let me: Company
let chen: Member
beforeAll(async () => {
  t = await sharedApp()
  me = aCompany(t, await aTenant(t))
  chen = await me.person('陈')
})

const oneStep = (settings: object, more: object = {}) =>
  publish(me, tree(me.userId, [step('a', [chen.userId], { ...more })], { ...settings }))

const submit = async (who: Member) => {
  const docId = await draft(who)
  return who.call(approval.submit, { body: { docType: 'application', docId } })
}

describe('who may start a flow', () => {
  it('is everybody, unless people, roles or departments are named, those below among them', async () => {
    const { departments, heads } = await line(me, ['采购', '会务采购'])
    const [top = ''] = departments
    const [, below] = heads
    const stranger = await me.person('路人')
    if (!below) throw new Error('nobody below')
    await oneStep({ starters: { people: [], roles: [], depts: [top] } })
    expect((await submit(below)).status).toBe(200)
    expect(await submit(stranger)).toMatchObject({ status: 422, key: 'approval.not_starter' })
    await oneStep({ starters: { people: [stranger.userId], roles: [], depts: [] } })
    expect((await submit(stranger)).status).toBe(200)
    expect((await submit(below)).key).toBe('approval.not_starter')
    await oneStep({})
    expect((await submit(below)).status).toBe(200)
  })
})

describe('the title and the number of an approval', () => {
  it('are put together as the flow says', async () => {
    const buyer = await me.person('沈嘉宁')
    await oneStep({ title: '{initiator}的{document} {title} {amount}' })
    const { id } = await submitted(buyer, { title: '三亚踩点', amount: '1200.00' })
    expect((await detail(buyer, id)).title).toBe('沈嘉宁的申请单 三亚踩点 1200.00')
    await oneStep({})
    const plain = await submitted(buyer, { title: '三亚踩点' })
    expect((await detail(buyer, plain.id)).title).toBe('三亚踩点')
  })

  it('count by flow where the rule of numbers says so', async () => {
    const own = aCompany(t, await aTenant(t))
    const boss = await own.person('陈')
    const rules = (await own.call(numberRules.list, {})).result
    const rule = rules.find(({ type }) => type === 41)
    if (!rule) throw new Error('no rule')
    const { prefix, datePart, digits, reset, separator, allocateAt, version } = rule
    const body = { prefix, datePart, digits, reset, separator, allocateAt, version, scope: 'flow' }
    expect((await own.call(numberRules.update, { params: { type: 41 }, body })).status).toBe(200)
    const numbers: string[] = []
    for (const settings of [{ serialCode: 'CG' }, { serialCode: 'YZ' }, {}]) {
      await publish(own, tree(own.userId, [step('a', [boss.userId])], settings))
      numbers.push((await detail(own, (await submitted(own)).id)).serialNo)
    }
    expect(numbers.map((number) => number.replaceAll(/\d{8}/g, 'D'))).toEqual([
      'SP-CG-D-0001',
      'SP-YZ-D-0001',
      'SP-TY-D-0001',
    ])
  })
})

describe('a group of people', () => {
  it('decides together, whoever is in it when the step is reached; a disabled one is nobody', async () => {
    const [lin, he] = [await me.person('林'), await me.person('何')]
    const group = async (members: readonly Member[], status: 'enabled' | 'disabled' = 'enabled') => {
      const name = `评审小组${members.length}${status}`
      const body = { name, status, members: members.map(({ userId }) => userId) }
      return (await me.call(userGroup.create, { body })).result.id
    }
    const asked = async (id: string): Promise<readonly boolean[]> => {
      const approvers = [{ by: 'group', ids: [id] }]
      await publish(me, tree(me.userId, [{ ...step('a', []), approvers }], { empty: { do: 'admin' } }))
      const made = await submitted(me)
      return [Boolean(await taskOf(lin, made.id)), Boolean(await taskOf(he, made.id))]
    }
    expect(await asked(await group([lin, he]))).toEqual([true, true])
    expect(await asked(await group([he]))).toEqual([false, true])
    expect(await asked(await group([lin], 'disabled'))).toEqual([false, false])
  })
})

/** Somebody with a session of their own, as only that can be confirmed. */
const signedIn = async () => {
  const person = await somebody(me)
  const { token } = await signInWith(t, me, person.username)
  return callerOf(t, me.tenantId, person.id, token)
}
const confirm = (who: Member, secret: string) => who.call(identity.auth.confirm, { body: { password: secret } })

describe('above an amount an approver types the password once more', () => {
  const approve = async (who: Member, id: string, confirmed?: boolean) =>
    act(who, id, { do: 'approve', taskId: await taskOf(who, id), ...(confirmed && { confirmed }) })

  it('and not below it', async () => {
    const boss = await signedIn()
    await publish(me, tree(me.userId, [step('a', [boss.userId], { passwordAbove: '1000' })], { amountPath: 'amount' }))
    const small = await submitted(me, { amount: '1000.00' })
    expect((await approve(boss, small.id)).result.status).toBe('approved')
    const large = await submitted(me, { amount: '1000.01' })
    expect(await approve(boss, large.id)).toMatchObject({ status: 422, key: 'approval.password' })
    // Saying so is not enough, a wrong password neither.
    expect((await approve(boss, large.id, true)).key).toBe('approval.password')
    expect((await confirm(boss, 'not-the-one-1')).key).toBe('unlock.wrong')
    expect((await approve(boss, large.id, true)).key).toBe('approval.password')
    expect((await confirm(boss, password)).status).toBe(200)
    expect((await approve(boss, large.id, true)).result.status).toBe('approved')
  })

  it('the proof is good for five minutes, in that session, and never for a batch', async () => {
    const boss = await signedIn()
    await publish(
      me,
      tree(me.userId, [step('a', [boss.userId], { passwordAbove: '0' })], { amountPath: 'amount', batch: true }),
    )
    const { id } = await submitted(me, { amount: '5000.00' })
    await confirm(boss, password)
    const batch = await boss.call(approval.batch, { body: { do: 'approve', taskIds: [await taskOf(boss, id)] } })
    expect(batch.result.rows).toMatchObject([{ result: 'skipped' }])
    const other = await me.person('陈')
    expect((await act(other, id, { do: 'approve', taskId: await taskOf(boss, id), confirmed: true })).status).not.toBe(
      200,
    )
    await query(t, `update session set confirmed_at = now() - interval '6 minutes' where user_id = $1`, [boss.userId])
    expect((await approve(boss, id, true)).key).toBe('approval.password')
    const seen = await me.call(application.show, { params: { id: (await detail(boss, id)).docId } })
    expect(seen.result.status).toBe('pending')
  })
})
