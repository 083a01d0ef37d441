import { lazy } from 'react'
import { PlusOutlined, SafetyCertificateOutlined } from '@ant-design/icons'
import { label } from '@srm/api/shared/label'
import { supplierPages } from '@srm/api/supplier/pages'
import { routes } from '@/lib/module/module.ts'
import { defineModule } from '@/ui/module.ts'
import { supplierPaths } from './supplier.paths.ts'

export const supplier = defineModule({
  name: 'supplier',
  help: async () => (await import('./supplier.help.ts')).help,
  pages: routes(supplierPages, {
    supplier: {
      list: () => import('./supplier.list.page.tsx'),
      edit: () => import('./supplier.edit.page.tsx'),
      detail: () => import('./supplier.detail.page.tsx'),
    },
    hotel: {
      list: () => import('./venue/hotel.list.page.tsx'),
      edit: () => import('./venue/hotel.edit.page.tsx'),
      detail: () => import('./venue/hotel.detail.page.tsx'),
    },
    room: {
      list: () => import('./venue/room.list.page.tsx'),
      edit: () => import('./venue/room.edit.page.tsx'),
      detail: () => import('./venue/room.detail.page.tsx'),
    },
    place: {
      list: () => import('./venue/place.list.page.tsx'),
      edit: () => import('./venue/place.edit.page.tsx'),
      detail: () => import('./venue/place.detail.page.tsx'),
    },
    hall: {
      list: () => import('./venue/hall.list.page.tsx'),
      edit: () => import('./venue/hall.edit.page.tsx'),
      detail: () => import('./venue/hall.detail.page.tsx'),
    },
    staff: {
      list: () => import('./venue/staff.list.page.tsx'),
      edit: () => import('./venue/staff.edit.page.tsx'),
      detail: () => import('./venue/staff.detail.page.tsx'),
    },
    certificate: {
      list: () => import('./certificate/list.page.tsx'),
      edit: () => import('./certificate/edit.page.tsx'),
      detail: () => import('./certificate/detail.page.tsx'),
    },
    expiring: () => import('./certificate/expiring.list.page.tsx'),
    move: {
      list: () => import('./lifecycle/move.list.page.tsx'),
      edit: () => import('./lifecycle/move.edit.page.tsx'),
      detail: () => import('./lifecycle/move.detail.page.tsx'),
    },
    accountChange: {
      list: () => import('./account/list.page.tsx'),
      detail: () => import('./account/detail.page.tsx'),
    },
    classify: () => import('./classify/list.page.tsx'),
  }),
  recordAmounts: [
    {
      subject: 'supplier',
      key: 'cooperation',
      title: label('合作金额', 'Amount worked for'),
      order: 10,
      load: async () => (await import('./spend.amount.tsx')).SpendAmount,
    },
  ],
  documentAsides: ['supplierMove', 'supplierAccountChange'].map((subject) => ({
    subject,
    key: 'supplier',
    title: label('供应商', 'Supplier'),
    permission: 'supplier:show',
    load: async () => (await import('./summary.tsx')).SupplierSummary,
  })),
  links: {
    supplier: { add: supplierPaths.create, all: supplierPaths.list, noun: label('供应商', 'supplier') },
  },
  widgets: [
    {
      type: 'certificateExpiring',
      title: label('即将到期的证件', 'Certificates about to expire'),
      icon: SafetyCertificateOutlined,
      permission: 'supplierCertificate:list',
      size: { w: 8, h: 8, minW: 4, minH: 4 },
      to: supplierPages.expiring.path,
      byDefault: { column: 'main', rank: 30 },
      load: async () => (await import('./certificate/expiring.widget.tsx')).ExpiringWidget,
    },
  ],
  actions: [
    {
      key: 'supplier.create',
      featured: 30,
      title: label('新增供应商', 'New supplier'),
      icon: PlusOutlined,
      permission: 'supplier:create',
      to: supplierPaths.create,
    },
  ],
})

/** Those one can write to at a supplier, for documents that are sent to one of them. */
export const SupplierContacts = lazy(async () => ({ default: (await import('./contacts.tsx')).SupplierContacts }))
