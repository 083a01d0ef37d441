import { SolutionOutlined } from '@ant-design/icons'
import { onboardingPages } from '@srm/api/onboarding/pages'
import { label } from '@srm/api/shared/label'
import { routes } from '@/lib/module/module.ts'
import { linksTab } from '@/modules/external/index.ts'
import { defineModule } from '@/ui/module.ts'

export const onboarding = defineModule({
  name: 'onboarding',
  help: async () => (await import('./onboarding.help.ts')).help,
  pages: routes(onboardingPages, {
    application: {
      list: () => import('./application/list.page.tsx'),
      edit: () => import('./application/edit.page.tsx'),
      detail: () => import('./application/detail.page.tsx'),
    },
    update: {
      list: () => import('./update/list.page.tsx'),
      edit: () => import('./update/edit.page.tsx'),
      detail: () => import('./update/detail.page.tsx'),
    },
  }),
  recordTabs: [linksTab('supplierApplication'), linksTab('supplierUpdate')],
  recordBanners: [
    {
      subject: 'supplier',
      key: 'proposed',
      title: label('待核对的更新', 'Updates to check'),
      permission: 'supplierUpdate:list',
      load: async () => (await import('./update/proposed.banner.tsx')).ProposedBanner,
    },
  ],
  widgets: [
    {
      type: 'admissionWaiting',
      title: label('待审核准入', 'Admissions to review'),
      icon: SolutionOutlined,
      permission: 'supplierApplication:list',
      size: { w: 4, h: 7, minW: 3, minH: 4 },
      to: onboardingPages.application.list.path,
      byDefault: { column: 'side', rank: 20 },
      load: async () => (await import('./waiting.widget.tsx')).WaitingWidget,
    },
  ],
})
