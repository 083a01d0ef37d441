import { PlusOutlined } from '@ant-design/icons'
import { crmPages } from '@srm/api/crm/pages'
import { label } from '@srm/api/shared/label'
import { routes } from '@/lib/module/module.ts'
import { defineModule } from '@/ui/module.ts'
import { customerPaths, opportunityPaths } from './crm.paths.ts'

export const crm = defineModule({
  name: 'crm',
  help: async () => (await import('./crm.help.ts')).help,
  pages: routes(crmPages, {
    desk: () => import('./desk/desk.page.tsx'),
    customer: {
      list: () => import('./customer.list.page.tsx'),
      edit: () => import('./customer.edit.page.tsx'),
      detail: () => import('./customer.detail.page.tsx'),
    },
    contact: {
      list: () => import('./contact/list.page.tsx'),
      edit: () => import('./contact/edit.page.tsx'),
      detail: () => import('./contact/detail.page.tsx'),
    },
    opportunity: {
      list: () => import('./opportunity/opportunity.list.page.tsx'),
      edit: () => import('./opportunity/opportunity.edit.page.tsx'),
      detail: () => import('./opportunity/opportunity.detail.page.tsx'),
    },
    opportunityFunnel: () => import('./opportunity/funnel.page.tsx'),
    opportunityStage: {
      list: () => import('./opportunity/stage.list.page.tsx'),
      edit: () => import('./opportunity/stage.edit.page.tsx'),
      detail: () => import('./opportunity/stage.detail.page.tsx'),
    },
    followUp: {
      list: () => import('./follow-up/list.page.tsx'),
      edit: () => import('./follow-up/edit.page.tsx'),
      detail: () => import('./follow-up/detail.page.tsx'),
    },
    followPlan: {
      list: () => import('./follow-up/plan.list.page.tsx'),
      edit: () => import('./follow-up/plan.edit.page.tsx'),
      detail: () => import('./follow-up/plan.detail.page.tsx'),
    },
    feedback: {
      list: () => import('./feedback/feedback.list.page.tsx'),
      edit: () => import('./feedback/feedback.edit.page.tsx'),
      detail: () => import('./feedback/feedback.detail.page.tsx'),
    },
    ranking: () => import('./statistics/ranking.page.tsx'),
    statistics: () => import('./statistics/statistics.page.tsx'),
    pooled: () => import('./pool/pooled.list.page.tsx'),
    pool: {
      list: () => import('./pool/settings.list.page.tsx'),
      edit: () => import('./pool/settings.edit.page.tsx'),
      detail: () => import('./pool/settings.detail.page.tsx'),
    },
    classify: () => import('./classify.list.page.tsx'),
  }),
  recordAmounts: [
    {
      subject: 'customer',
      key: 'figures',
      title: label('关键数字', 'Figures'),
      permission: 'customer:show',
      order: 10,
      load: async () => (await import('./overview/figures.tsx')).CustomerFigures,
    },
  ],
  links: {
    customer: { add: customerPaths.create, all: customerPaths.list, noun: label('客户', 'customer') },
    opportunity: { add: opportunityPaths.create, all: opportunityPaths.list, noun: label('商机', 'opportunity') },
  },
  actions: [
    {
      key: 'customer.create',
      featured: 35,
      title: label('新增客户', 'New customer'),
      icon: PlusOutlined,
      permission: 'customer:create',
      to: customerPaths.create,
    },
    {
      key: 'opportunity.create',
      title: label('新增商机', 'New opportunity'),
      icon: PlusOutlined,
      permission: 'opportunity:create',
      to: opportunityPaths.create,
    },
  ],
})
