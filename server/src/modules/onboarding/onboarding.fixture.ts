import type { Input } from '@srm/api/endpoint'
import type { onboarding } from '@srm/api/onboarding'
import { completeCreditCode } from '@srm/api/shared/checks'

type Body = Input<typeof onboarding.application.create>['body']

let count = 0
const next = (): string => String((count += 1))

const codeOf = (n: string): string => completeCreditCode(`91310115MA2Y${n.padStart(5, '0')}`)

/** As somebody of ours would write it down; each has a name, a code and a number of its own. */
export const aSupplierApplication = (more: Partial<Body> = {}): Body => {
  const n = next()
  return {
    name: `嘉禾会展服务${n}有限公司`,
    type: 'company',
    creditCode: codeOf(n),
    contactName: '沈一帆',
    contactMobile: `136${n.padStart(8, '0')}`,
    licences: [{ type: 'license', longTerm: true }],
    offers: [{ kind: 'place', name: '嘉禾艺术空间', seats: 300 }],
    ...more,
  }
}

export type ApplicationBody = Input<typeof onboarding.external.submit>['body']

/** As an applicant sends it in; classes and scans are put in by whoever has some. */
export const anAppliance = (
  classifies: readonly string[],
  files: readonly string[],
  more: Partial<ApplicationBody> = {},
): ApplicationBody => {
  const n = next()
  return {
    name: `云栖酒店管理${n}有限公司`,
    type: 'company',
    creditCode: codeOf(n),
    legalPerson: '顾清和',
    classifies: [...classifies],
    contactName: '陆知夏',
    contactPosition: '销售总监',
    licences: [{ type: 'license', longTerm: true, files: [...files] }],
    offers: [
      { kind: 'hotel', name: '云栖湖畔酒店', star: 'five', rooms: 320 },
      { kind: 'place', name: '云栖会议中心', area: '1800', seats: 900 },
    ],
    bank: {
      accountName: '云栖酒店管理有限公司',
      accountNo: `6222${n.padStart(12, '0')}`,
      bankName: '招商银行',
      branch: '杭州分行',
    },
    agreement: '2026-11',
    ...more,
  }
}

type PendingRequest = Input<typeof onboarding.update.create>['body']

/** Whom it is asked of is put in by whoever has somebody. */
export const aSupplierUpdate = (more: Partial<PendingRequest> = {}): PendingRequest => ({
  name: `更新 2027 年报价${next()}`,
  kind: 'prices',
  contact: '',
  note: '请按新一年的协议价填写',
  ...more,
})
