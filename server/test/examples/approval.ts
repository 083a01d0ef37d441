import { approval } from '@srm/api/approval'
import { external } from '@srm/api/external'
import { externalEntry } from '@srm/api/external/entry'
import type { Endpoint } from '@srm/api/endpoint'
import { addPerson } from '#modules/identity/index.ts'
import { requestSmsCode } from '#modules/notice/index.ts'
import { codeSentTo } from '#modules/notice/notice.fixture.ts'
import { aCompany, detail, draft, publish, step, submitted, taskOf, tree } from '../approvals.ts'
import { aContact, invited, supplierHeaders } from '../external-people.ts'
import type { TestApp } from '../app.ts'
import type { Example } from '../exchange.ts'
import type { Examples, Make } from '../fixtures.ts'
import type { TestTenant } from '../tenant.ts'

let count = 0

const used = new Map<string, Promise<string>>()

/** One flow per company in which everybody decides on what they submit themselves; what was tried before may have unbound it. */
const ownFlow = async (me: TestTenant): Promise<string> => {
  const known = used.get(me.tenantId) ?? publish(me, tree(me.userId, [step('a', [me.userId])]))
  used.set(me.tenantId, known)
  const flowId = await known
  await me.call(approval.flow.enable, { params: { id: flowId }, body: { enabled: true } })
  await me.call(approval.flow.bind, { body: { docType: 'application', purpose: 'create', flows: [{ flowId }] } })
  return flowId
}

const addFlow = async (me: TestTenant): Promise<string> => {
  const body = { key: `example${(count += 1)}`, name: '示例流程', tree: tree(me.userId, [step('a', [me.userId])]) }
  return (await me.call(approval.flow.create, { body })).result.id
}

export const addApproval = async (me: TestTenant): Promise<string> => {
  await ownFlow(me)
  return (await submitted(me)).id
}

const addDocument = async (me: TestTenant) => {
  await ownFlow(me)
  return { docType: 'application', docId: await draft(me) }
}

const addComment = async (me: TestTenant): Promise<string> => {
  const id = await addApproval(me)
  await me.call(approval.act, { params: { id }, body: { do: 'comment', text: '看过了', mentions: [] } })
  return (await detail(me, id)).comments[0]?.id ?? ''
}

const addRule = async (me: TestTenant): Promise<string> => {
  const { result } = await me.call(approval.substitution.create, { body: await rule(me) })
  return result.id
}

const colleague = async (me: TestTenant): Promise<string> => {
  const username = `stand${(count += 1)}`
  return me.inside((ctx) =>
    addPerson(ctx, { username, displayName: '代理人', departmentId: me.departmentId, roles: [] }),
  )
}

const rule = async (me: TestTenant) => ({
  substitute: await colleague(me),
  from: '2027-01-01T00:00:00+08:00',
  to: '2027-01-08T00:00:00+08:00',
})

const byId = (make: (me: TestTenant) => Promise<string>, more: (me: TestTenant) => Example = () => ({})): Make => {
  return async (_: TestApp, me: TestTenant) => ({ params: { id: await make(me) }, ...more(me) })
}
const nothing: Make = () => ({})

const aCase = (me: TestTenant) => ({
  name: `用例${(count += 1)}`,
  tree: tree(me.userId, [step('a', [me.userId])]),
  docType: 'application',
  facts: { amount: '1200.00' },
})

const addCase = async (me: TestTenant): Promise<string> => {
  const params = { id: await addFlow(me) }
  return (await me.call(approval.flow.cases.create, { params, body: aCase(me) })).result.id
}

const flows: Examples = [
  [approval.flow.list, nothing],
  [approval.flow.show, byId(addFlow)],
  [approval.flow.create, () => ({ body: { key: `made${(count += 1)}`, name: '新流程' } })],
  [approval.flow.update, byId(addFlow, () => ({ body: { name: '改名', version: 1 } }))],
  [approval.flow.saveDraft, byId(addFlow, (me) => ({ body: { rev: 1, tree: tree(me.userId, []) } }))],
  [approval.flow.validate, (_, me) => ({ body: { tree: tree(me.userId, []), docType: 'application' } })],
  [approval.flow.publish, byId(addFlow, () => ({ body: { rev: 1, note: '首版' } }))],
  [approval.flow.enable, byId(ownFlow, () => ({ body: { enabled: true } }))],
  [approval.flow.versions, byId(ownFlow)],
  [
    approval.flow.version,
    byId(
      async (me) => (await me.call(approval.flow.versions, { params: { id: await ownFlow(me) } })).result[0]?.id ?? '',
    ),
  ],
  [approval.flow.bindings, () => ({ query: { docType: 'application' } })],
  [
    approval.flow.bind,
    async (_, me) => ({ body: { docType: 'application', purpose: 'create', flows: [{ flowId: await ownFlow(me) }] } }),
  ],
  [approval.flow.catalog, nothing],
  [approval.flow.cases.list, byId(ownFlow)],
  [approval.flow.cases.create, async (_, me) => ({ params: { id: await addFlow(me) }, body: aCase(me) })],
  [approval.flow.cases.rename, byId(addCase, () => ({ body: { name: `改名${(count += 1)}` } }))],
  [approval.flow.cases.remove, byId(addCase)],
  [approval.flow.cases.run, byId(addFlow, (me) => ({ body: { tree: tree(me.userId, [step('a', [me.userId])]) } }))],
  [approval.flow.coverage, byId(ownFlow, (me) => ({ body: { tree: tree(me.userId, [step('a', [me.userId])]) } }))],
]

export const examples: Examples = [
  ...flows,
  [approval.preview, async (_, me) => ({ query: await addDocument(me) })],
  [
    approval.previewDraft,
    async (_, me) => ({ body: { docType: (await addDocument(me)).docType, facts: { amount: '100.00' } } }),
  ],
  [
    approval.simulate,
    async (_, me) => ({ body: { tree: tree(me.userId, [step('a', [me.userId])]), ...(await addDocument(me)) } }),
  ],
  [approval.submit, async (_, me) => ({ body: await addDocument(me) })],
  [approval.act, byId(addApproval, () => ({ body: { do: 'comment', text: '收到', mentions: [] } }))],
  [
    approval.batch,
    async (t, me) => {
      aCompany(t, me)
      return { body: { do: 'approve', taskIds: [await taskOf(me, await addApproval(me))], opinion: '同意' } }
    },
  ],
  ...Object.values(approval.rows).flatMap(({ list, summary }): (readonly [Endpoint, Make])[] => [
    [list, () => ({ query: { keyword: '申请' } })],
    [summary, nothing],
  ]),
  [approval.centre.counts, nothing],
  [approval.centre.detail, byId(addApproval)],
  [approval.centre.proposals, nothing],
  [approval.centre.of, async (_, me) => ({ query: await addDocument(me) })],
  [approval.centre.read, () => ({ body: {} })],
  [approval.centre.follow, byId(addApproval, () => ({ body: { on: true } }))],
  [approval.centre.withdrawComment, byId(addComment)],
  [approval.centre.check, nothing],
  [externalEntry.code, async (t, me) => ({ body: { ticket: (await invited(t, me)).ticket } })],
  [
    externalEntry.enter,
    async (t, me) => {
      const { ticket, mobile } = await invited(t, me)
      const address = `10.8.${count % 250}.${(count += 1) % 250}`
      await t.app.asTenant('', (ctx) => requestSmsCode(ctx, { mobile, purpose: 'supplier', address, proven: true }))
      return { body: { ticket, code: await codeSentTo(t, mobile, 'supplier') } }
    },
  ],
  [external.links, async (t, me) => ({ params: { subject: 'application', id: (await invited(t, me)).docId } })],
  [external.revoke, async (t, me) => ({ params: { id: (await invited(t, me)).linkId } })],
  [external.resend, async (t, me) => ({ params: { id: (await invited(t, me)).linkId } })],
  [approval.external.page, async (t, me) => ({ headers: supplierHeaders(t, me, (await invited(t, me)).linkId) })],
  [
    approval.external.act,
    async (t, me) => ({
      headers: supplierHeaders(t, me, (await invited(t, me)).linkId),
      body: { do: 'confirm', opinion: '同意' },
    }),
  ],
  [
    approval.external.upload,
    async (t, me) => ({
      headers: supplierHeaders(t, me, (await invited(t, me)).linkId),
      file: { name: '回函.txt', content: '已收到' },
    }),
  ],
  [approval.external.send, async (t, me) => ({ params: { id: (await invited(t, me)).taskId } })],
  [
    approval.external.reassign,
    async (t, me) => {
      const other = aContact({ name: '吴经理' })
      return { params: { id: (await invited(t, me, {}, {}, [other])).taskId }, body: { contact: other.id } }
    },
  ],
  [approval.external.contacts, async (t, me) => ({ params: { id: (await invited(t, me)).taskId } })],
  [approval.print.templates, nothing],
  [approval.print.sheet, () => ({ query: { docType: 'application' } })],
  [
    approval.print.save,
    async (_, me) => {
      const [found] = (await me.call(approval.print.templates)).result
      return {
        body: { docType: 'application', html: '<p>{{title}}</p>', landscape: false, version: found?.version ?? 0 },
      }
    },
  ],
  [approval.print.log, async (_, me) => ({ body: { ids: [await addApproval(me)] } })],
  [approval.report.show, () => ({ query: { from: '2026-11-01', to: '2026-11-30' } })],
  [approval.substitution.list, nothing],
  [approval.substitution.flows, nothing],
  [approval.substitution.handled, byId(addRule)],
  [approval.substitution.create, async (_, me) => ({ body: await rule(me) })],
  [approval.substitution.cancel, byId(addRule)],
  [approval.phrase.list, nothing],
  [approval.phrase.save, () => ({ body: { bodies: ['同意', '已阅'] } })],
  [approval.matrix.list, nothing],
  [
    approval.matrix.save,
    () => ({ body: { name: `矩阵${(count += 1)}`, lines: [{ below: '5000', people: [], roles: [] }] } }),
  ],
  [approval.calendar.list, () => ({ query: { year: '2026' } })],
  [approval.calendar.save, () => ({ body: { days: [{ day: '2026-12-31', works: false, name: '公司放假' }] } })],
]
