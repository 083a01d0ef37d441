import { declareDocumentKind } from '../shared/document-kinds.ts'
import type { IconName } from '../shared/icon-names.ts'
import type { GroupName } from '../shared/menu-areas.ts'
import { label } from '../shared/label.ts'
import { definePages, recordPages, type MenuPlace, type PageDeclaration } from '../shared/pages.ts'

const entry = (name: string, group: GroupName, icon: IconName): MenuPlace => ({ name, area: 'Supplier', group, icon })

const place = recordPages({
  subject: 'place',
  path: '/supplier/place',
  noun: label('场地', 'Place'),
  menu: entry('SupplierPlace', 'resource', 'layout'),
})

const accountChanges: PageDeclaration = {
  path: '/supplier/accountChange',
  title: label('账户变更', 'Account changes'),
  permission: 'supplierAccountChange:list',
  menu: entry('SupplierAccountChange', 'admission', 'credit-card'),
}

export const supplierPages = definePages({
  supplier: recordPages({
    subject: 'supplier',
    path: '/supplier/supplierList',
    noun: label('供应商', 'Supplier'),
    title: label('供应商列表', 'Suppliers'),
    menu: { ...entry('SupplierList', 'daily', 'unordered-list'), sort: 80 },
    edit: { path: '/supplier/supplierEdit' },
    detail: { path: '/supplier/supplierDetail' },
  }),
  hotel: recordPages({
    subject: 'hotel',
    path: '/supplier/hotel',
    noun: label('酒店', 'Hotel'),
    menu: entry('SupplierHotel', 'resource', 'coffee'),
  }),
  room: recordPages({
    subject: 'room',
    path: '/supplier/room',
    noun: label('房型', 'Room type'),
    menu: entry('SupplierRoom', 'resource', 'key'),
  }),
  place,
  hall: recordPages({
    subject: 'hall',
    path: '/supplier/hall',
    noun: label('会议厅', 'Hall'),
    parent: place.list,
  }),
  staff: recordPages({
    subject: 'staff',
    path: '/supplier/staff',
    noun: label('服务人员', 'Staff member'),
    title: label('服务人员', 'Staff'),
    menu: entry('SupplierStaff', 'resource', 'team'),
  }),
  certificate: recordPages({
    subject: 'supplierCertificate',
    path: '/supplier/certificate',
    noun: label('证件', 'Certificate'),
    menu: entry('SupplierCertificate', 'resource', 'safety-certificate'),
  }),
  expiring: {
    path: '/supplier/expiring',
    title: label('资质到期', 'Expiring'),
    permission: 'supplierCertificate:list',
    menu: entry('SupplierExpiring', 'daily', 'alert'),
  },
  move: recordPages({
    subject: 'supplierMove',
    path: '/supplier/move',
    noun: label('变更', 'Status change'),
    title: label('供应商变更', 'Status changes'),
    menu: entry('SupplierMove', 'admission', 'swap'),
    edit: { title: label('修改变更', 'Edit the change'), permission: 'supplierMove:update', dynamicNewTab: false },
  }),
  accountChange: {
    list: accountChanges,
    detail: {
      path: '/supplier/accountChange/detail',
      title: label('账户变更详情', 'Account change'),
      permission: 'supplierAccountChange:show',
      parent: accountChanges,
      subject: 'supplierAccountChange',
    },
  },
  classify: {
    path: '/supplier/supplierClassify',
    title: label('供应商分类', 'Supplier classes'),
    permission: 'supplier:list',
    menu: entry('SupplierClassify', 'setup', 'apartment'),
  },
})

declareDocumentKind('supplierMove', label('供应商变更', 'Status change'))
declareDocumentKind('supplierAccountChange', label('账户变更', 'Account change'))
