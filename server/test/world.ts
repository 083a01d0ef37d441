import { approval } from '@srm/api/approval'
import { crm } from '@srm/api/crm'
import { dictionary } from '@srm/api/dictionary'
import { notice } from '@srm/api/notice'
import { smsMessages } from '@srm/api/notice/sms-template'
import { noticeScene } from '@srm/api/notice/sms-scenes'
import { home } from '@srm/api/home'
import { identity } from '@srm/api/identity'
import { project } from '@srm/api/project'
import { record } from '@srm/api/record'
import { completeCreditCode } from '@srm/api/shared/checks'
import { supplier } from '@srm/api/supplier'
import { tenancy } from '@srm/api/tenancy'
import { newId } from '#kernel/ids.ts'
import { subjects } from '#kernel/records/subjects.ts'
import { aCompany, act, publish, step, taskOf, tree } from './approvals.ts'
import { seedClassify } from '#modules/dictionary/index.ts'
import { aTask } from '#modules/project/project.fixture.ts'
import { companiesToImport } from '#modules/transfer/transfer.fixture.ts'
import { addDepartment, addPerson, setLeader } from '#modules/identity/index.ts'
import { notify, sendSms } from '#modules/notice/index.ts'
import type { TestApp } from './app.ts'
import { addAccepting } from './acceptances.ts'
import { addExport, addFile, aWidget } from './examples.ts'
import { addCalendar } from './calendars.ts'
import { exchange, jsonOf } from './exchange.ts'
import { addExpenses } from './expenses.ts'
import { addBudgetUse } from './budgets.ts'
import { rowMakers } from './makers.ts'
import { bodyFor } from './fixtures.ts'
import { anOurCompany } from './records.ts'
import { query, sealByHand } from './sql.ts'
import { addMoneyRows } from './money-rows.ts'
import { addDeliverable } from './projects.ts'
import { addPaperTemplate } from './examples/paper.ts'
import { addStanding } from './suppliers.ts'
import { aTenant, type TestTenant } from './tenant.ts'

export type World = TestTenant & {
  readonly canary: string
  /** Every text that stands for this tenant alone; none may ever be read by another. */
  readonly canaries: readonly string[]
  readonly ids: Readonly<
    Record<
      | 'company'
      | 'gone'
      | 'option'
      | 'child'
      | 'department'
      | 'person'
      | 'file'
      | 'job'
      | 'export'
      | 'menu'
      | 'key'
      | 'book'
      | 'flow'
      | 'flowVersion'
      | 'substitution'
      | 'approval'
      | 'entry'
      | 'projectType',
      string
    >
  >
  /** One saved record of every kind, by its name. */
  readonly records: Readonly<Record<string, string>>
  readonly fileUrl: string
}

const ok = <A extends { status: number; message: string }>(answer: A): A => {
  if (answer.status !== 200) throw new Error(answer.message)
  return answer
}

const company = (canary: string, digits: string, more: { person: string; department: string; file: string }) =>
  anOurCompany({
    name: `${canary}公司`,
    shortName: `${canary}简称`,
    creditCode: completeCreditCode(`91310000${digits.slice(0, 9)}`),
    legalPerson: `${canary}法人`,
    phone: `${canary}电话`,
    region: '310101',
    address: `${canary}地址`,
    invoiceTitle: `${canary}抬头`,
    taxpayerType: `${canary}-value`,
    taxNo: `${canary}税号`,
    invoiceAddress: `${canary}开票地址`,
    invoicePhone: `${canary}开票电话`,
    invoiceBank: `${canary}开户行`,
    invoiceAccount: `62${digits}`,
    bankAccounts: [
      { bankName: `${canary}银行`, accountName: `${canary}户名`, accountNo: `63${digits}`, isDefault: true },
    ],
    seals: [{ name: `${canary}章`, kind: 'company', keeper: more.person, image: [] }],
    owner: more.person,
    department: more.department,
    attachments: [more.file],
    remark: `${canary}备注`,
  })

const addOptions = async (me: TestTenant, canary: string) => {
  const made = { optionName: `${canary}选项`, value: `${canary}-value`, remark: `${canary}说明` }
  const option = ok(await me.call(dictionary.create, { body: { selTypeName: 'taxpayerType', ...made } })).result.id
  const body = { selTypeName: 'taxpayerType', optionName: `${canary}下级`, parentId: option }
  const child = ok(await me.call(dictionary.create, { body })).result.id
  await me.call(dictionary.create, { body: { selTypeName: `类型${canary}`, optionName: `${canary}自建` } })
  return { option, child }
}

const addPeople = (me: TestTenant, canary: string) =>
  me.inside(async (ctx) => {
    const department = await addDepartment(ctx, { name: `${canary}部`, code: `${canary}-D`, parentId: me.departmentId })
    const texts = { displayName: `${canary}人`, code: `${canary}-E`, post: `${canary}岗`, mobile: `${canary}-M` }
    const person = await addPerson(ctx, {
      username: `${canary}user`,
      email: `${canary}@example.com`,
      departmentId: department,
      ...texts,
    })
    await setLeader(ctx, department, person)
    await seedClassify(ctx, [['supplier', `${canary}分类`, [`${canary}子类`]]])
    return { department, person }
  })

const nameEverything = async (t: TestApp, me: TestTenant, canary: string): Promise<void> => {
  const on = (text: string) => query(t, text, [me.tenantId, canary])
  await on(`update tenant set company_name = $2 || '企业', short_name = $2 || '简' where tenant_id = $1`)
  await on(`update number_rule set prefix = $2 where tenant_id = $1`)
  await on(`insert into approval_default_flow (tenant_id, doc_type) values ($1, $2) on conflict do nothing`)
  await on(`update job_run set error = $2 || '错误' where tenant_id = $1`)
}

const addTalk = async (me: TestTenant, canary: string, person: string, file: string, id: string): Promise<void> => {
  const params = { subject: 'ourCompany', id }
  const body = { body: `${canary}评论`, mentions: [person], files: [file] }
  ok(await me.call(record.comment, { params, body }))
  ok(await me.call(record.follow, { params, body: { on: true } }))
  const view = { name: `${canary}视图`, state: `${canary}=1`, shared: true }
  const of = { subject: 'ourCompany' }
  const made = ok(await me.call(record.createView, { params: of, body: view }))
  ok(await me.call(record.defaultView, { params: of, body: { id: made.result.id } }))
}

const addShares = async (me: TestTenant, id: string, user: string, department: string): Promise<void> => {
  const shares = [
    { user, level: 'read' as const },
    { department, level: 'edit' as const },
  ]
  ok(await me.call(record.share, { params: { subject: 'application', id }, body: { shares } }))
}

const linkSql = `insert into document_link (id, kind, from_subject, from_id, from_code, to_subject, to_id, to_code)
  values ($1, 'test', 'application', $2, $3, 'application', $4, $3)`

/** A link to a document that is gone. */
const addLink = (me: TestTenant, canary: string, id: string): Promise<unknown> =>
  me.inside((ctx) => ctx.db.run(linkSql, [newId(), id, `${canary}单`, newId()]))

/** Tells the person themselves of something, as all their pages are read by them. */
const addNews = async (me: TestTenant, canary: string, announcement: string): Promise<void> => {
  const news = {
    to: [me.userId],
    type: 'task',
    title: `${canary}通知`,
    body: `${canary}正文`,
    link: `/${canary}`,
  } as const
  await me.inside((ctx) => notify(ctx, news))
  const params = { id: announcement }
  ok(await me.call(notice.announcement.publish, { params, body: {} }))
  ok(await me.call(notice.announcement.read, { params }))
  ok(await me.call(notice.setPreference, { body: { type: 'due', channel: 'sms', on: true } }))
  const values = { title: `${canary}短信` }
  await me.inside((ctx) => sendSms(ctx, noticeScene, { mobile: '13900000000', values }))
  const body = { text: `${canary}{{title}}`, providerTemplate: null, isOn: true, version: 0 }
  ok(await me.call(smsMessages.smsTemplate.update, { params: { scene: noticeScene.name }, body }))
}

/** What a person keeps on their home page, and what a role starts with. */
const addHome = async (me: TestTenant, canary: string, opened: string, role: string): Promise<string> => {
  ok(await me.call(home.setEntries, { body: { entries: [`/${canary}`] } }))
  ok(await me.call(home.setLayout, { body: { widgets: [{ ...aWidget, type: canary }] } }))
  ok(await me.call(home.visit, { params: { subject: 'ourCompany', id: opened } }))
  ok(await me.call(home.setRoles, { body: { roles: [role], widgets: [{ ...aWidget, type: canary }] } }))
  return addCalendar(me, canary)
}

/** What belongs to people and to the contract: a key, a menu entry, a duty, a purchase. */
const addRights = async (t: TestApp, me: TestTenant, canary: string) => {
  const item = {
    type: 'menu',
    parentId: null,
    path: `/${canary}`,
    name: canary,
    meta: { title: `${canary}菜单` },
  } as const
  const menu = ok(await me.call(identity.menu.create, { body: item })).result.id
  const permissions = ['ourCompany:list']
  const key = ok(await me.call(identity.apiKey.create, { body: { name: `${canary}钥匙`, permissions } })).result.id
  const duties = [{ left: `${canary}:a`, right: `${canary}:b`, reason: `${canary}理由` }]
  ok(await me.call(identity.role.setDuties, { body: { duties } }))
  const bought = `insert into purchase_log (tenant_id, id, plan, years, gift_years, seats, amount, valid_from, valid_to, operator, note)
    values ($1, gen_random_uuid(), 'standard', 1, 0, 20, 9120, '2026-01-01', '2026-12-31', $2, $2 || '备注')`
  await query(t, bought, [me.tenantId, canary])
  return { menu, key }
}

/** An approval under way, with everything that can belong to one. */
const addApproval = async (t: TestApp, me: TestTenant, canary: string, person: string, docId: string) => {
  aCompany(t, me)
  const timeout = { basis: 'task', actions: [{ do: 'reject', after: { amount: 9, unit: 'workday' } }] }
  const steps = [step('a', [me.userId], { name: `${canary}步骤` }), step('b', [me.userId], { timeout })]
  const flow = await publish(me, tree(me.userId, steps, { ccOnSubmit: [person], dualControl: true }))
  const made = ok(await me.call(approval.submit, { body: { docType: 'application', docId, key: `${canary}提交` } }))
    .result.id
  ok(await act(me, made, { do: 'approve', taskId: await taskOf(me, made), opinion: `${canary}意见` }))
  const files = [(await addFile(t, me)).id]
  ok(await act(me, made, { do: 'comment', text: `${canary}审批评论`, mentions: [person], files }))
  ok(await act(me, made, { do: 'terminate', reason: `${canary}终止原因` }))
  ok(await me.call(approval.centre.follow, { params: { id: made }, body: { on: true } }))
  ok(await me.call(approval.print.log, { body: { ids: [made] } }))
  const sheet = { docType: 'application', html: `<p>${canary}模板</p>`, landscape: false, version: 0 }
  ok(await me.call(approval.print.save, { body: sheet }))
  ok(await me.call(approval.phrase.save, { body: { bodies: [`${canary}短语`] } }))
  ok(await me.call(approval.matrix.save, { body: { name: `${canary}矩阵`, lines: [] } }))
  const away = {
    substitute: person,
    from: '2027-01-01T00:00:00+08:00',
    to: '2027-01-02T00:00:00+08:00',
    reason: canary,
  }
  const substitution = ok(await me.call(approval.substitution.create, { body: away })).result.id
  const left = `with h as (insert into approval_handover (tenant_id, id, person_id, successor_id) values ($1, gen_random_uuid(), $2, $3) returning id)
    insert into approval_handover_item (tenant_id, handover_id, ref_id, kind, result) select $1, id, gen_random_uuid(), 'task', 'moved' from h`
  await query(t, left, [me.tenantId, person, me.userId])
  const asked = `with e as (insert into approval_external (tenant_id, id, instance_id, task_id, contact_id, name, mobile, company)
      select tenant_id, gen_random_uuid(), instance_id, id, gen_random_uuid(), $2 || '联系人', $2 || '手机', $2 || '供应商' from approval_task where tenant_id = $1 limit 1 returning *),
    l as (insert into external_link (tenant_id, id, purpose, subject, record_id, contact_name, mobile, company, expires_at)
      select e.tenant_id, e.id, 'approval', i.doc_type, i.doc_id, e.name, e.mobile, e.company, now() + interval '1 day'
      from e join approval_instance i on i.tenant_id = e.tenant_id and i.id = e.instance_id returning *),
    v as (insert into external_visit (tenant_id, id, link_id, what, address, device)
      select tenant_id, gen_random_uuid(), id, 'enter', $2 || '地址', $2 || '设备' from l)
    insert into external_comment (tenant_id, id, link_id, body, address) select tenant_id, gen_random_uuid(), id, $2 || '评论', $2 || '地址' from l`
  await query(t, asked, [me.tenantId, canary])
  const tried = {
    name: `${canary}用例`,
    tree: tree(me.userId, [step('a', [me.userId])]),
    docType: 'application',
    facts: { title: `${canary}标题` },
  }
  ok(await me.call(approval.flow.cases.create, { params: { id: flow }, body: tried }))
  const [version] = ok(await me.call(approval.flow.versions, { params: { id: flow } })).result
  return { flow, flowVersion: version?.id ?? '', substitution, approval: made }
}

const draftSql = `insert into supplier_application_draft (tenant_id, id, mobile, body)
  values ($1, gen_random_uuid(), $2::text, jsonb_build_object('name', $2::text))`

const addClass = async (me: TestTenant, canary: string): Promise<void> => {
  const body = { kind: 'supplier', name: `${canary}类` } as const
  const { id } = ok(await me.call(dictionary.classes.create, { body })).result
  const means = { kind: 'hotel', minQuotes: 3 } as const
  ok(await me.call(supplier.classify.update, { params: { id }, body: means }))
}

const priceSql = `insert into supplier_update_price (tenant_id, id, update_id, line, name, unit, price)
  select tenant_id, gen_random_uuid(), id, 0, $2, '套', 1 from supplier_update where tenant_id = $1`

const addOneOfEach = async (t: TestApp, me: TestTenant, canary: string): Promise<Record<string, string>> => {
  const made: Record<string, string> = {}
  for (const subject of subjects()) {
    const { name, table, title, create } = subject.record
    const named = title in create.shape ? { [title]: `${canary}${name}` } : {}
    const make = rowMakers[name]
    if (make) {
      made[name] = await make(me, `${canary}${name}`)
      continue
    }
    const payload = await bodyFor(t, me, subject, named)
    const answer = await exchange(t, { method: 'POST', url: `/api/${table}/create`, headers: me.headers, payload })
    if (answer.status !== 200) throw new Error(answer.text)
    made[name] = jsonOf<{ result: { id: string } }>(answer).result.id
  }
  await query(t, draftSql, [me.tenantId, canary])
  await query(t, priceSql, [me.tenantId, canary])
  return made
}

const reminderSql = `insert into customer_event_reminder (subject, event_id, year, customer_id) values ('opportunity', $1, 2026, $2)`

/** As if somebody had been reminded of an event of the customer. */
const addReminder = (me: TestTenant, records: Readonly<Record<string, string>>): Promise<unknown> =>
  me.inside((ctx) => ctx.db.run(reminderSql, [records['opportunity'], records['customer']]))

const roleSql = `insert into project_role_tab (classify_id, role, tab, level)
  select classify_id, 'buyer', 'task', 'read' from project where tenant_id = $1 and id = $2`
const healthSql = `insert into project_health (project_id, reason, level, count) values ($1, 'tasksLate', 'risk', 1)`

const versionSql = `with v as (insert into document_version (id, document_id, number, file_id, note)
    values (gen_random_uuid(), $1, 1, gen_random_uuid(), $2) returning 1)
  insert into document_download (id, document_id, link_id, number, contact, address)
    values (gen_random_uuid(), $1, gen_random_uuid(), 1, $2, '10.0.0.1')`

/** A version of a document that somebody outside took. */
const addVersion = (me: TestTenant, canary: string, records: Readonly<Record<string, string>>): Promise<unknown> =>
  me.inside((ctx) => ctx.db.run(versionSql, [records['projectDocument'], `${canary}版本`]))

/** A task that waits for another, a project somebody should look at, and an event somebody was reminded of. */
const addPlan = async (me: TestTenant, canary: string, records: Readonly<Record<string, string>>): Promise<string> => {
  const { project: of = '', task = '' } = records
  const { id } = ok(await me.call(project.task.show, { params: { id: task } })).result.project
  const body = aTask({
    project: id,
    title: `${canary}后续`,
    checklist: [{ title: `${canary}检查`, isDone: false }],
  })
  const after = ok(await me.call(project.task.create, { body })).result.id
  ok(await me.call(project.task.link, { body: { from: task, to: after } }))
  const columns = [{ name: `${canary}列`, status: 'todo' as const, wipLimit: 3 }]
  ok(await me.call(project.board.save, { body: { projectId: of, columns } }))
  await me.inside((ctx) => ctx.db.run(healthSql, [of]))
  await addDeliverable(me, of, `${canary}交付物`)
  await me.inside((ctx) => ctx.db.run(roleSql, [ctx.tenantId, of]))
  const params = { id: of }
  const { version, classify } = ok(await me.call(project.project.show, { params })).result
  const people = { version, attendees: 321, source: `${canary}客户确认` }
  ok(await me.call(project.attendees.change, { params, body: people }))
  await addReminder(me, records)
  await addBudgetUse(me, records)
  await addVersion(me, canary, records)
  await addExpenses(me, canary, records)
  await addAccepting(me, canary, records)
  return classify.id
}

/** A tenant with a row in every table and its own mark in every text. */
export const aWorld = async (t: TestApp, canary: string): Promise<World> => {
  const me = await aTenant(t)
  await nameEverything(t, me, canary)
  const digits = [...canary]
    .map((letter) => letter.charCodeAt(0) % 10)
    .join('')
    .padEnd(12, '7')
    .slice(0, 12)
  const { department, person } = await addPeople(me, canary)
  const { option, child } = await addOptions(me, canary)
  const { id: file, url } = await addFile(t, me, `${canary}.txt`, `${canary}内容`)
  const body = company(canary, digits, { person, department, file })
  const key = { 'idempotency-key': `${canary}-key` }
  const made = ok(await me.call(tenancy.ourCompany.create, { body }, key)).result.id
  const change = { ...body, bankAccounts: [], seals: [], remark: `${canary}新备注`, version: 1 }
  ok(await me.call(tenancy.ourCompany.update, { params: { id: made }, body: change }))
  ok(await me.call(tenancy.ourCompany.update, { params: { id: made }, body: { ...body, version: 2 } }))
  const gone = ok(await me.call(tenancy.ourCompany.create, { body: anOurCompany({ name: `${canary}已删` }) })).result.id
  ok(await me.call(tenancy.ourCompany.remove, { params: { id: gone }, query: {} }))
  const job = ok(await me.call(record.reindex, { body: { subject: 'ourCompany' } })).result.id
  const exported = await addExport(me)
  await exchange(t, { method: 'GET', url: '/api/user/profile', headers: { ...me.headers, applyid: canary } })
  await nameEverything(t, me, canary)
  await addTalk(me, canary, person, file, made)
  const rights = await addRights(t, me, canary)
  const { id: book } = await addFile(t, me, `${canary}.xlsx`, await companiesToImport())
  await addClass(me, canary)
  const records = await addOneOfEach(t, me, canary)
  await addStanding(t, me, canary, records)
  ok(await me.call(crm.opportunityRule.update, { body: { autoCloseDays: null } }))
  await addPaperTemplate(t, me, canary)
  await addNews(me, canary, records['announcement'] ?? '')
  await addShares(me, records['application'] ?? '', person, department)
  await addLink(me, canary, records['application'] ?? '')
  const approvals = await addApproval(t, me, canary, person, records['application'] ?? '')
  await sealByHand(t, me.tenantId)
  return {
    ...me,
    canary,
    canaries: [canary, me.tenantId, `62${digits}`, `63${digits}`, body.creditCode ?? canary],
    ids: {
      company: made,
      gone,
      option,
      child,
      department,
      person,
      file,
      job,
      export: exported,
      ...rights,
      book,
      ...approvals,
      entry: await addHome(me, canary, made, records['role'] ?? ''),
      projectType: await addPlan(me, canary, records),
    },
    records: { ...records, ourCompany: made, confirmedOrder: await addMoneyRows(me) },
    fileUrl: url,
  }
}
