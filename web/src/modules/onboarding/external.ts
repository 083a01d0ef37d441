import { externalPages } from '@srm/api/onboarding/external-pages'
import { routes } from '@/lib/module/module.ts'

export const onboarding = routes(externalPages, {
  apply: () => import('./apply/apply.page.tsx'),
  update: () => import('./renew/renew.page.tsx'),
})
