import type { MenuItem } from '#kernel/module.ts'

const item = (path: string, name: string, title: string, icon: string, permission: string): MenuItem => ({
  under: 'Supplier',
  path: `/supplier/${path}`,
  name,
  title,
  icon,
  permission,
})

export const menu: readonly MenuItem[] = [
  // First of all; those who apply and what they send come right after.
  { ...item('supplierList', 'SupplierList', '供应商列表', 'shop', 'supplier:list'), sort: 80 },
  item('hotel', 'SupplierHotel', '酒店', 'bank', 'hotel:list'),
  item('room', 'SupplierRoom', '房型', 'home', 'room:list'),
  item('place', 'SupplierPlace', '场地', 'environment', 'place:list'),
  item('staff', 'SupplierStaff', '服务人员', 'team', 'staff:list'),
  item('certificate', 'SupplierCertificate', '证件', 'safety', 'supplierCertificate:list'),
  item('expiring', 'SupplierExpiring', '资质到期', 'alert', 'supplierCertificate:list'),
  item('move', 'SupplierMove', '供应商变更', 'swap', 'supplierMove:list'),
  item('accountChange', 'SupplierAccountChange', '账户变更', 'credit-card', 'supplierAccountChange:list'),
  item('supplierClassify', 'SupplierClassify', '供应商分类', 'apartment', 'supplier:list'),
]
