import { dictionary } from '@srm/api/dictionary'
import { record } from '@srm/api/record'
import { completeCreditCode } from '@srm/api/shared/checks'
import { tenancy } from '@srm/api/tenancy'
import { subjects } from '#kernel/records/subjects.ts'
import { seedClassify } from '#modules/dictionary/index.ts'
import { addDepartment, addPerson, setLeader } from '#modules/identity/index.ts'
import type { TestApp } from './app.ts'
import { addExport, addFile } from './examples.ts'
import { exchange, jsonOf } from './exchange.ts'
import { bodyOf } from './fixtures.ts'
import { anOurCompany } from './records.ts'
import { query, sealByHand } from './sql.ts'
import { aTenant, type TestTenant } from './tenant.ts'

export type World = TestTenant & {
  readonly canary: string
  /** Every text that stands for this tenant alone; none may ever be read by another. */
  readonly canaries: readonly string[]
  readonly ids: Readonly<
    Record<'company' | 'gone' | 'option' | 'child' | 'department' | 'person' | 'file' | 'job' | 'export', string>
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
  const option = ok(
    await me.call(dictionary.create, {
      body: {
        selTypeName: 'taxpayerType',
        optionName: `${canary}选项`,
        value: `${canary}-value`,
        remark: `${canary}说明`,
      },
    }),
  ).result.id
  const body = { selTypeName: 'taxpayerType', optionName: `${canary}下级`, parentId: option }
  const child = ok(await me.call(dictionary.create, { body })).result.id
  await me.call(dictionary.create, { body: { selTypeName: `类型${canary}`, optionName: `${canary}自建` } })
  return { option, child }
}

const addPeople = (me: TestTenant, canary: string) =>
  me.inside(async (ctx) => {
    const department = await addDepartment(ctx, { name: `${canary}部`, code: `${canary}-D`, parentId: me.departmentId })
    const texts = { displayName: `${canary}人`, employeeNo: `${canary}-E`, post: `${canary}岗`, mobile: `${canary}-M` }
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
  await on(`update job_run set error = $2 || '错误' where tenant_id = $1`)
  await on(`update "user" set avatar = '/' || $2 where tenant_id = $1`)
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

const addOneOfEach = async (t: TestApp, me: TestTenant, canary: string): Promise<Record<string, string>> => {
  const made: Record<string, string> = {}
  for (const {
    record: { name, table, title },
  } of subjects()) {
    const payload = bodyOf(name, { [title]: `${canary}${name}` })
    const answer = await exchange(t, { method: 'POST', url: `/api/${table}/create`, headers: me.headers, payload })
    if (answer.status !== 200) throw new Error(answer.text)
    made[name] = jsonOf<{ result: { id: string } }>(answer).result.id
  }
  return made
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
  const records = await addOneOfEach(t, me, canary)
  await sealByHand(t, me.tenantId)
  return {
    ...me,
    canary,
    canaries: [canary, me.tenantId, `62${digits}`, `63${digits}`, body.creditCode ?? canary],
    ids: { company: made, gone, option, child, department, person, file, job, export: exported },
    records: { ...records, ourCompany: made },
    fileUrl: url,
  }
}
