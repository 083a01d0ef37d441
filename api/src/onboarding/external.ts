import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { isCreditCode, isMobile } from '../shared/checks.ts'
import { Id } from '../shared/ids.ts'
import { label } from '../shared/label.ts'

/** Loaded by a phone on a slow line: only what the public page needs, and nothing of the staff's contract. */
const filled = (max: number) =>
  z
    .string()
    .trim()
    .min(1, { error: '不能为空' })
    .max(max, { error: `不能超过 ${String(max)} 个字` })
    .refine((value) => !value.includes('\u0000'), { error: '含有非法字符' })
const maybe = (max: number) => filled(max).optional()
const Mobile = z.string().refine(isMobile, { error: '请输入正确的手机号' })
const Code = z.string().regex(/^\d{6}$/, { error: '请输入 6 位验证码' })
const Company = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z0-9]{2,12}$/)
const Captcha = z.strictObject({ id: z.string().max(2000), answer: z.string().trim().max(10) })
const ApplyNo = z.string().trim().min(4).max(40)

const Licence = z.strictObject({
  type: filled(50),
  number: maybe(60),
  longTerm: z.boolean(),
  expiresOn: z.iso.date({ error: '请选择到期日期' }).optional(),
  files: z.array(Id).min(1, { error: '请上传影像' }).max(5),
})

export const hotelClasses = ['five', 'four', 'three', 'luxury', 'upscale', 'comfort', 'economy'] as const

const Offer = z.strictObject({
  kind: z.enum(['hotel', 'place']),
  name: filled(100),
  star: z.enum(hotelClasses).optional(),
  rooms: z.int().min(0).max(100_000).optional(),
  area: z
    .string()
    .regex(/^\d{1,7}(\.\d)?$/, { error: '请输入数字，最多 1 位小数' })
    .optional(),
  seats: z.int().min(0).max(1_000_000).optional(),
})

const Bank = z.strictObject({
  accountName: filled(100),
  accountNo: z.string().regex(/^\d{6,32}$/, { error: '银行账号应为 6 至 32 位数字' }),
  bankName: filled(100),
  branch: filled(100),
})

/** An application as it is sent in. The number is the one that was proven, so it is not among it. */
export const Application = z
  .strictObject({
    name: filled(100),
    type: z.enum(['company', 'individual', 'partnership', 'institution']),
    creditCode: z.string().trim().toUpperCase().refine(isCreditCode, { error: '统一社会信用代码不正确' }).optional(),
    legalPerson: maybe(50),
    businessScope: maybe(2000),
    classifies: z.array(Id).min(1, { error: '请至少选择一个类别' }).max(10),
    region: z
      .string()
      .regex(/^\d{6}$/)
      .optional(),
    address: maybe(200),
    contactName: filled(50),
    contactPosition: maybe(50),
    contactEmail: z.email({ error: '邮箱格式不正确' }).max(200).optional(),
    licences: z.array(Licence).min(1, { error: '请上传营业执照' }).max(10),
    offers: z.array(Offer).max(20),
    bank: Bank.optional(),
    referrer: maybe(50),
    remark: maybe(500),
    /** Which text they agreed to. */
    agreement: filled(20),
  })
  .refine(({ type, creditCode }) => type === 'individual' || creditCode !== undefined, {
    error: '请填写统一社会信用代码',
    path: ['creditCode'],
  })
export type Application = z.output<typeof Application>

export const agreementVersion = '2026-11'
export const maxUploads = 30
/** Half a form may be kept, whatever it holds; only how much is limited. */
const Draft = z.record(z.string().max(40), z.unknown()).refine((values) => JSON.stringify(values).length <= 30_000)

const File = z.object({ id: Id, name: z.string(), mime: z.string(), size: z.int(), thumbUrl: z.string().nullable() })
export type AppliedFile = z.output<typeof File>

const Page = z.object({
  company: z.string(),
  companyCode: z.string(),
  mobile: z.string(),
  /** Being filled in, or sent in already. */
  applicationId: Id.nullable(),
  applyNo: z.string().nullable(),
  stage: z.enum(['draft', 'submitted', 'reviewing', 'returned', 'approved', 'rejected', 'duplicate']),
  submittedAt: z.string().nullable(),
  opinion: z.string().nullable(),
  remarks: z.array(z.object({ path: z.string(), text: z.string() })),
  values: z.record(z.string(), z.unknown()),
  files: z.array(File),
  /** May be filled in or mended now. */
  open: z.boolean(),
})
export type ApplyPage = z.output<typeof Page>

const Welcome = z.object({
  company: z.string(),
  classes: z.array(
    z.object({
      id: Id,
      name: z.string(),
      parent: z.string().nullable(),
      kind: z.string(),
      certificates: z.array(z.string()),
    }),
  ),
  certificateTypes: z.array(z.object({ value: z.string(), name: z.string() })),
  uploadLimit: z.int(),
})
export type Welcome = z.output<typeof Welcome>

const externalPath = (path: string) => `/api/external/onboarding/${path}` as const

/** Whoever applies shows a picture's answer first. */
const CodeRequest = z.discriminatedUnion('by', [
  z.strictObject({ by: z.literal('mobile'), company: Company, mobile: Mobile, captcha: Captcha }),
  z.strictObject({ by: z.literal('number'), company: Company, applyNo: ApplyNo, captcha: Captcha }),
])
const Proof = z.discriminatedUnion('by', [
  z.strictObject({ by: z.literal('mobile'), company: Company, mobile: Mobile, code: Code }),
  z.strictObject({ by: z.literal('number'), company: Company, applyNo: ApplyNo, code: Code }),
])
export type CodeRequest = z.output<typeof CodeRequest>
export type Proof = z.output<typeof Proof>

/** What somebody without an account calls to apply, to ask how it stands and to mend it. */
export const external = {
  welcome: endpoint({
    method: 'GET',
    path: externalPath('welcome'),
    title: label('供应商入驻页信息', 'What the application page shows'),
    access: 'public',
    query: z.strictObject({ company: Company }),
    result: Welcome,
  }),
  captcha: endpoint({
    method: 'GET',
    path: externalPath('captcha'),
    title: label('入驻图形验证码', 'A picture to read before applying'),
    access: 'public',
    result: z.object({ id: z.string(), image: z.string() }),
  }),
  code: endpoint({
    method: 'POST',
    path: externalPath('code'),
    title: label('申请人获取验证码', 'An applicant asks for the code'),
    access: 'public',
    body: CodeRequest,
    result: z.object({ wait: z.int(), mobile: z.null() }),
  }),
  enter: endpoint({
    method: 'POST',
    path: externalPath('enter'),
    title: label('申请人凭验证码进入', 'An applicant enters with the code'),
    access: 'public',
    body: Proof,
    result: z.object({ token: z.string(), expiresAt: z.string() }),
  }),
  page: endpoint({
    method: 'GET',
    path: externalPath('page'),
    title: label('申请人查看自己的申请', "An applicant's own application"),
    access: 'external',
    result: Page,
  }),
  save: endpoint({
    method: 'PUT',
    path: externalPath('save'),
    title: label('申请人暂存', 'Keep a half-filled application'),
    access: 'external',
    body: z.strictObject({ values: Draft }),
    result: z.object({ savedAt: z.string() }),
  }),
  upload: endpoint({
    method: 'POST',
    path: externalPath('upload'),
    title: label('申请人上传证照', 'An applicant uploads a scan'),
    access: 'external',
    upload: true,
    result: File,
  }),
  submit: endpoint({
    method: 'POST',
    path: externalPath('submit'),
    title: label('提交准入申请', 'Send the application in'),
    access: 'external',
    body: Application,
    result: z.object({ applyNo: z.string() }),
  }),
}
