import { crud } from './shared/crud.ts'
import { errors } from './shared/errors.ts'
import { accountChange } from './supplier/account-change.ts'
import { bankAccount } from './supplier/bank-account.ts'
import { SupplierCertificate } from './supplier/certificate.ts'
import { checks } from './supplier/checks.ts'
import { classify } from './supplier/classify.ts'
import { SupplierContact } from './supplier/contact.ts'
import { Hall } from './supplier/hall.ts'
import { Hotel } from './supplier/hotel.ts'
import { move } from './supplier/move.ts'
import { Place } from './supplier/place.ts'
import { policy } from './supplier/policy.ts'
import { SupplierPriceItem } from './supplier/price-item.ts'
import { SupplierQualification } from './supplier/qualification.ts'
import { register } from './supplier/register.ts'
import { Room } from './supplier/room.ts'
import { Staff } from './supplier/staff.ts'
import { Supplier } from './supplier/supplier.ts'

export { SupplierAccountChange } from './supplier/account-change.ts'
export { destination, SupplierBankAccount } from './supplier/bank-account.ts'
export { SupplierCertificate } from './supplier/certificate.ts'
export { similarity, type Duplicate } from './supplier/checks.ts'
export { classFields, type SupplierClass } from './supplier/classify.ts'
export { SupplierContact } from './supplier/contact.ts'
export { Hall } from './supplier/hall.ts'
export { Hotel } from './supplier/hotel.ts'
export { checkKeys, moveKind, SupplierMove, type MoveCheck, type MoveKind } from './supplier/move.ts'
export { policyFields, SupplierPolicy } from './supplier/policy.ts'
export { Place, placeFieldsFor, type PlaceField, type PlaceType } from './supplier/place.ts'
export { SupplierPriceItem } from './supplier/price-item.ts'
export { SupplierQualification } from './supplier/qualification.ts'
export { registerFields } from './supplier/register.ts'
export { Room } from './supplier/room.ts'
export { Staff } from './supplier/staff.ts'
export { Supplier } from './supplier/supplier.ts'

export const supplier = {
  supplier: { ...crud(Supplier), ...checks },
  registration: { register },
  classify,
  contact: crud(SupplierContact),
  bankAccount,
  accountChange,
  certificate: crud(SupplierCertificate),
  qualification: crud(SupplierQualification),
  priceItem: crud(SupplierPriceItem),
  hotel: crud(Hotel),
  room: crud(Room),
  place: crud(Place),
  hall: crud(Hall),
  staff: crud(Staff),
  move,
  policy,
}

export const supplierErrors = errors({
  'supplier.credit_code_taken': [
    52001,
    409,
    '该统一社会信用代码的供应商已存在',
    'A supplier with this credit code exists',
  ],
  'supplier.in_use': [
    52002,
    409,
    '供应商已有业务记录，不能删除，只能停用',
    'The supplier has records of its own and can only be disabled',
  ],
  'supplier.account_taken': [52003, 409, '该账号已登记', 'This account is registered already'],
  'supplier.needs_expiry': [
    52004,
    422,
    '请填写到期日期，或选择长期有效',
    'Give the date it expires, or say that it does not',
  ],
  'supplier.dates': [52005, 422, '结束日期不能早于开始日期', 'The end is before the beginning'],
  'supplier.qualified_twice': [
    52006,
    409,
    '该分类下已有资格，请修改原有记录',
    'There is a qualification for this class already',
  ],
  'supplier.no_such_move': [
    52030,
    422,
    '供应商目前的阶段不能这样变更',
    'The supplier cannot move like this from where it stands',
  ],
  'supplier.move_open': [52031, 409, '该供应商已有一项变更在处理中', 'Another move of this supplier is under way'],
  'supplier.not_ready': [52032, 422, '还不满足条件：{{missing}}', 'Not yet: {{missing}}'],
  'supplier.moved_meanwhile': [
    52033,
    409,
    '供应商的阶段已经变化，请重新发起',
    'The supplier has moved meanwhile: ask again',
  ],
  'supplier.own_move': [52034, 422, '不能审核自己发起的变更', 'Nobody reviews their own change'],
  'supplier.move_decided': [52035, 409, '该变更不在待审核状态', 'This change is not waiting for review'],
  'supplier.freeze_needs': [
    52036,
    422,
    '冻结需要选择范围，并填写今天之后的截止日期',
    'A freeze needs what it is for, and a day after today',
  ],
  'supplier.blacklist_needs': [52037, 422, '列入黑名单需要上传证明材料', 'Blacklisting needs evidence'],
  'supplier.move_kept': [52038, 409, '提交过的变更不能删除', 'A move that was submitted is kept'],
  'supplier.account_by_change': [
    52040,
    422,
    '账户已核验，户名、账号和开户行请通过“账户变更”修改',
    'The account is verified: change where the money goes by an account change',
  ],
  'supplier.needs_number': [52051, 422, '请填写证件编号', 'Enter the number of the certificate'],
  'supplier.account_number': [
    52049,
    422,
    '银行账号应为 12 至 25 位数字（民生银行对公账号为 9 位），请核对',
    'A bank account has 12 to 25 digits (nine at Minsheng): please check it',
  ],
  'supplier.default_unverified': [
    52048,
    422,
    '账户核验通过后才能设为默认',
    'Only a verified account can be the default',
  ],
  'supplier.own_account': [52041, 422, '不能核验或回访自己登记的内容', 'Somebody else has to check what you entered'],
  'supplier.change_open': [52042, 409, '该账户已有一项变更在处理中', 'Another change of this account is under way'],
  'supplier.part_forbidden': [
    52046,
    422,
    '您不能登记供应商的{{parts}}',
    'You may not write down {{parts}} of a supplier',
  ],
  'supplier.no_change': [52043, 422, '新账户与原账户相同', 'Nothing would change'],
  'supplier.callback_early': [
    52044,
    409,
    '变更通过后才能登记回访，且只登记一次',
    'The call-back comes once, after the change was approved',
  ],
  'supplier.change_decided': [52045, 409, '该变更不在待审核状态', 'This change is not waiting for review'],
  'supplier.may_not': [52039, 422, '供应商受限：{{reasons}}', 'Not with this supplier: {{reasons}}'],
  'hotel.rooms': [52010, 422, '各类客房之和不能超过客房总数', 'The kinds of rooms are more than all rooms'],
  'hotel.years': [52011, 422, '装修年份不能早于开业年份', 'Renovated before it opened'],
  'hotel.in_use': [52012, 409, '酒店下还有房型或场地，不能删除', 'The hotel still has room types or places'],
  'place.owner': [52020, 422, '请选择场地所属的供应商或酒店', 'Name the supplier or the hotel it belongs to'],
  'place.not_for_type': [52021, 422, '该类型的场地没有此项', 'This kind of place has no such field'],
  'place.in_use': [52022, 409, '场地下还有会议厅，不能删除', 'The place still has halls'],
})
