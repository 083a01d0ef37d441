import { approval } from '@srm/api/approval'
import { label } from '@srm/api/shared/label'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { documentOf } from '#kernel/records/document.ts'
import { factAccess, shownFacts } from '../detail/fact.shown.rules.ts'
import { withoutValues } from '../detail/hidden.rules.ts'
import { startApp, type TestApp } from '#test/app.ts'
import { aCompany, publish, step, taskOf, tree, type Company } from '#test/approvals.ts'
import { aScenario, Errand, errands, makeScenarios, scenarioFacts, scenarioModule } from '#test/scenarios.ts'
import { aTenant, type Member } from '#test/tenant.ts'

let t: TestApp
let me: Company
let chen: Member
let finance: Member
beforeAll(async () => {
  t = await startApp({ modules: [scenarioModule] })
  await makeScenarios(t)
  me = aCompany(t, await aTenant(t))
  chen = await me.person('陈')
  finance = await me.person('财务总监')
})
afterAll(async () => {
  for (const key of Object.keys(scenarioFacts)) delete scenarioFacts[key]
  await t.close()
})

const branch = (id: string, rule: object | null, steps: readonly object[]) => ({
  id,
  name: id,
  when: rule && { match: 'anyOfAll', groups: [[rule]] },
  chain: steps,
})
const deciding = (rule: object) => {
  const branches = [branch('b1', rule, [step('f', [finance.userId])]), branch('b2', null, [step('c', [chen.userId])])]
  return tree(me.userId, [{ id: 'x', type: 'exclusive', name: '预算', branches }])
}
const askedIs = async (who: Member): Promise<boolean> => (await taskOf(who, (await aScenario(me, {})).id)) !== ''

describe('what a module works out of its document', () => {
  it('stands in the designer with its kind and words', async () => {
    const catalog = (await me.as({ isSuper: true }).call(approval.flow.catalog, {})).result
    const fields = catalog.find(({ docType }) => docType === 'errand')?.fields ?? []
    expect(fields).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ path: 'overrun', type: 'money', label: '超支金额' }),
        expect.objectContaining({ path: 'share', type: 'number' }),
        expect.objectContaining({ path: 'isUrgent', type: 'flag' }),
        expect.objectContaining({ path: 'level', type: 'enum', options: ['red'], optionNames: ['红色'] }),
      ]),
    )
  })

  it.each([
    ['money to the cent', { op: 'gte', path: 'overrun', value: '1000' }, { overrun: '1000.00' }, { overrun: '999.99' }],
    ['a number', { op: 'gt', path: 'share', value: '0.2' }, { share: '0.2001' }, { share: '0.2' }],
    ['a flag', { op: 'isTrue', path: 'isUrgent' }, { isUrgent: true }, { isUrgent: false }],
    ['a choice', { op: 'in', path: 'level', values: ['red'] }, { level: 'red' }, { level: null }],
  ])('decides the way by %s, read when it is submitted', async (_, rule, yes, no) => {
    await publish(me, deciding(rule), 'create', 'errand')
    Object.assign(scenarioFacts, yes)
    expect(await askedIs(finance)).toBe(true)
    Object.assign(scenarioFacts, no)
    expect(await askedIs(finance)).toBe(false)
  })

  it('is told to whoever decides, in words, as it was when it was submitted', async () => {
    await publish(me, tree(me.userId, [step('c', [chen.userId])]), 'create', 'errand')
    Object.assign(scenarioFacts, { overrun: '1200.50', share: '0.2', isUrgent: true, level: 'red' })
    const { id } = await aScenario(me, {})
    Object.assign(scenarioFacts, { overrun: '0.00', share: null, isUrgent: false, level: null })
    expect((await chen.call(approval.centre.detail, { params: { id } })).result.facts).toEqual([
      { path: 'overrun', label: '超支金额', type: 'money', value: '1200.50' },
      { path: 'share', label: '占预算比例', type: 'number', value: '0.2' },
      { path: 'isUrgent', label: '加急', type: 'flag', value: true },
      { path: 'level', label: '预警等级', type: 'enum', value: '红色' },
    ])
  })

  it('in money is kept from whoever may not see the amount, the way it was decided included', () => {
    const facts = {
      overrun: { type: 'money', label: label('超支金额', 'Overrun') },
      share: { type: 'number', label: label('占预算比例', 'Share of the budget') },
    } as const
    const covered = { amount: 'masked', ...factAccess(facts, { amount: 'masked' }, 'amount') } as const
    const told = shownFacts(facts, { overrun: '1200.50', share: '0.2' }, covered, 'zh')
    expect(told.map(({ path }) => path)).toEqual(['share'])
    expect(withoutValues({ path: 'overrun', fact: '1200.50' }, covered)).toEqual({ path: 'overrun' })
    expect(factAccess(facts, { amount: 'read' }, 'amount')).toEqual({})
  })

  it('has a name no field has', () => {
    const facts = { fields: { name: { type: 'flag', label: label('名', 'Name') } as const }, read: async () => ({}) }
    expect(() => documentOf(Errand, errands, { summary: [], facts })).toThrow('a field and a fact called name')
  })
})
