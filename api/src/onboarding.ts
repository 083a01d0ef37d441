import { SupplierApplication } from './onboarding/application.ts'
import { external } from './onboarding/external.ts'
import { renew } from './onboarding/renew.ts'
import { review } from './onboarding/review.ts'
import { SupplierUpdate, updateSteps } from './onboarding/update.ts'
import { crud } from './shared/crud.ts'
import { errors } from './shared/errors.ts'

export { managedFieldNames, SupplierApplication } from './onboarding/application.ts'
export {
  maxUploads,
  type Application,
  type ApplyPage,
  type CodeRequest,
  type Proof,
  type Welcome,
} from './onboarding/external.ts'
export type { RenewAnswer, RenewPage } from './onboarding/renew.ts'
export { SupplierUpdate } from './onboarding/update.ts'
export type { Remark, Review } from './onboarding/review.ts'

export const onboarding = {
  application: { ...crud(SupplierApplication), ...review },
  external,
  update: { ...crud(SupplierUpdate), ...updateSteps },
  renew,
}

export const onboardingErrors = errors({
  'onboarding.unknown_company': [
    58001,
    404,
    '链接有误，请向采购方索取新的链接',
    'The link is wrong; ask for a new one',
  ],
  'onboarding.captcha': [58002, 422, '图形验证码不正确，请重试', 'Read the picture again, please'],
  'onboarding.pending': [
    58003,
    409,
    '该申请暂时无法提交。如已提交过，请用申请编号查询进度，或联系采购方',
    'This cannot be sent in now. If you applied before, look it up by its number, or ask the buyer',
  ],
  'onboarding.address_limit': [
    58004,
    429,
    '今日提交次数已达上限，请明天再试',
    'That is enough for today, please try tomorrow',
  ],
  'onboarding.closed': [58005, 409, '申请正在审核或已有结果，不能修改', 'The application is in review or decided'],
  'onboarding.too_many_files': [58006, 422, '上传文件过多', 'Too many files'],
  'onboarding.file_type': [58007, 422, '请上传图片或 PDF', 'Pictures and PDF only, please'],
  'onboarding.gone': [58008, 410, '链接已失效，请联系采购方重新发送', 'This link is no longer good; ask for a new one'],
  'onboarding.decided': [58009, 409, '申请已有结果，不能再次审核', 'The application is decided already'],
  'onboarding.in_flow': [
    58010,
    409,
    '申请正在审批流中，请由当前审批人处理',
    'A flow decides this; whoever it asks may act',
  ],
  'onboarding.kept': [58011, 409, '供应商提交的申请不能删除', 'What somebody sent in is kept'],
  'onboarding.no_remarks': [58012, 422, '请写明需要补正的内容', 'Say what is to be mended'],
  'onboarding.same_supplier': [
    58014,
    409,
    '已有相同信用代码的供应商，请先关联该供应商或标记为重复',
    'There is a supplier with this credit code: link to it or mark this as a duplicate',
  ],
  'onboarding.not_theirs': [
    58015,
    422,
    '联系人或证件不属于该供应商',
    'The contact or certificate is another supplier’s',
  ],
  'onboarding.which_certificate': [58016, 422, '请选择要更新的证件', 'Choose the certificate to renew'],
  'onboarding.update_closed': [58017, 409, '该更新已提交或已处理', 'This update was answered already'],
  'onboarding.wait_mend': [58013, 409, '申请已退回，等待申请人补正', 'Returned; waiting for the applicant'],
})
