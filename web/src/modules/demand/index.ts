import { ShoppingOutlined, PlusOutlined } from '@ant-design/icons'
import { demandPages } from '@srm/api/demand/pages'
import { purchaseTab } from '@srm/api/demand/tabs'
import { label } from '@srm/api/shared/label'
import { lazy } from 'react'
import { routes } from '@/lib/module/module.ts'
import { defineModule } from '@/ui/module.ts'
import { demandPaths } from './demand.paths.ts'

export const demand = defineModule({
  name: 'demand',
  help: async () => (await import('./demand.help.ts')).help,
  pages: routes(demandPages, {
    demand: {
      list: () => import('./document/demand.list.page.tsx'),
      edit: () => import('./document/demand.edit.page.tsx'),
      detail: () => import('./document/demand.detail.page.tsx'),
    },
    pool: {
      list: () => import('./pool/pool.list.page.tsx'),
      detail: () => import('./pool/pool.detail.page.tsx'),
    },
    type: {
      list: () => import('./type/type.list.page.tsx'),
      edit: () => import('./type/type.edit.page.tsx'),
      detail: () => import('./type/type.detail.page.tsx'),
    },
  }),
  recordTabs: [{ ...purchaseTab, load: async () => (await import('./document/demand.tab.tsx')).DemandTab }],
  documentAsides: [
    {
      subject: 'demand',
      key: 'evidence',
      title: label('预算与时间', 'Budget and dates'),
      permission: 'demand:show',
      order: 10,
      load: async () => (await import('./document/evidence.aside.tsx')).EvidenceAside,
    },
  ],
  widgets: [
    {
      type: 'poolPending',
      title: label('待认领的采购需求', 'Demands to claim'),
      icon: ShoppingOutlined,
      permission: 'purchasePool:list',
      size: { w: 8, h: 7, minW: 4, minH: 4 },
      to: demandPages.pool.list.path,
      byDefault: { column: 'main', rank: 25, roles: ['BUYER'] },
      load: async () => (await import('./pool/pool.widget.tsx')).PoolWidget,
    },
  ],
  actions: [
    {
      key: 'demand.create',
      title: label('新增采购需求', 'New demand'),
      icon: PlusOutlined,
      permission: 'demand:create',
      to: demandPaths.create,
    },
  ],
})

/** Lines of the pool the reader may take, for documents that buy them. */
export const ClaimedLines = lazy(async () => ({ default: (await import('./pool/claimed.tsx')).ClaimedLines }))
export type { ClaimedLine } from './pool/claimed.tsx'

/** The kinds of purchases to choose from, for documents with lines of their own. */
export const PurchaseTypes = lazy(async () => ({ default: (await import('./type/types.tsx')).PurchaseTypes }))

/** Where a project shows what it needs; what becomes of that stands there too. */
export const purchaseTabKey = purchaseTab.key
