import { label } from '@srm/api/shared/label'
import type { Page } from '@/lib/module.ts'

type Load = Page['load']
type Loads = { readonly list: Load; readonly edit: Load; readonly detail: Load }

/** The three pages of a record that lie below each other. */
const pagesOf = (
  subject: string,
  base: `/${string}`,
  zh: string,
  en: string,
  loads: Loads & { readonly under?: string },
): Page[] => [
  {
    path: base,
    title: label(zh, `${en}s`),
    permission: `${subject}:list`,
    load: loads.list,
    ...(loads.under && { under: loads.under }),
  },
  {
    path: `${base}/edit`,
    title: label(`编辑${zh}`, `Edit ${en.toLowerCase()}`),
    under: loads.under ?? base,
    dynamicNewTab: true,
    load: loads.edit,
  },
  {
    path: `${base}/detail`,
    title: label(`${zh}详情`, `${en} details`),
    under: loads.under ?? base,
    permission: `${subject}:show`,
    subject,
    load: loads.detail,
  },
]

const list = '/supplier/supplierList'

export const pages: readonly Page[] = [
  {
    path: list,
    title: label('供应商列表', 'Suppliers'),
    permission: 'supplier:list',
    load: () => import('./supplier.list.page.tsx'),
  },
  {
    path: '/supplier/supplierEdit',
    title: label('编辑供应商', 'Edit supplier'),
    under: list,
    dynamicNewTab: true,
    load: () => import('./supplier.edit.page.tsx'),
  },
  {
    path: '/supplier/supplierDetail',
    title: label('供应商详情', 'Supplier details'),
    under: list,
    permission: 'supplier:show',
    subject: 'supplier',
    load: () => import('./supplier.detail.page.tsx'),
  },
  {
    path: '/supplier/supplierClassify',
    title: label('供应商分类', 'Classes of suppliers'),
    permission: 'supplier:list',
    load: () => import('./classify.list.page.tsx'),
  },
  {
    path: '/supplier/move',
    title: label('供应商变更', 'Supplier moves'),
    permission: 'supplierMove:list',
    load: () => import('./move.list.page.tsx'),
  },
  {
    path: '/supplier/move/detail',
    title: label('变更详情', 'Move details'),
    under: '/supplier/move',
    permission: 'supplierMove:show',
    subject: 'supplierMove',
    load: () => import('./move.detail.page.tsx'),
  },
  {
    path: '/supplier/move/edit',
    title: label('修改变更', 'Change a move'),
    under: '/supplier/move',
    permission: 'supplierMove:update',
    subject: 'supplierMove',
    load: () => import('./move.edit.page.tsx'),
  },
  {
    path: '/supplier/accountChange',
    title: label('账户变更', 'Account changes'),
    permission: 'supplierAccountChange:list',
    load: () => import('./account.list.page.tsx'),
  },
  {
    path: '/supplier/accountChange/detail',
    title: label('账户变更详情', 'Account change'),
    under: '/supplier/accountChange',
    permission: 'supplierAccountChange:show',
    subject: 'supplierAccountChange',
    load: () => import('./account.detail.page.tsx'),
  },
  {
    path: '/supplier/expiring',
    title: label('资质到期', 'Expiring certificates'),
    permission: 'supplierCertificate:list',
    load: () => import('./expiring.list.page.tsx'),
  },
  ...pagesOf('hotel', '/supplier/hotel', '酒店', 'Hotel', {
    list: () => import('./hotel.list.page.tsx'),
    edit: () => import('./hotel.edit.page.tsx'),
    detail: () => import('./hotel.detail.page.tsx'),
  }),
  ...pagesOf('room', '/supplier/room', '房型', 'Room type', {
    list: () => import('./room.list.page.tsx'),
    edit: () => import('./room.edit.page.tsx'),
    detail: () => import('./room.detail.page.tsx'),
  }),
  ...pagesOf('place', '/supplier/place', '场地', 'Place', {
    list: () => import('./place.list.page.tsx'),
    edit: () => import('./place.edit.page.tsx'),
    detail: () => import('./place.detail.page.tsx'),
  }),
  ...pagesOf('hall', '/supplier/hall', '会议厅', 'Hall', {
    under: '/supplier/place',
    list: () => import('./hall.list.page.tsx'),
    edit: () => import('./hall.edit.page.tsx'),
    detail: () => import('./hall.detail.page.tsx'),
  }),
  ...pagesOf('staff', '/supplier/staff', '服务人员', 'Staff member', {
    list: () => import('./staff.list.page.tsx'),
    edit: () => import('./staff.edit.page.tsx'),
    detail: () => import('./staff.detail.page.tsx'),
  }),
  ...pagesOf('supplierCertificate', '/supplier/certificate', '证件', 'Certificate', {
    list: () => import('./certificate.list.page.tsx'),
    edit: () => import('./certificate.edit.page.tsx'),
    detail: () => import('./certificate.detail.page.tsx'),
  }),
]
