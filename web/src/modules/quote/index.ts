import { lazy } from 'react'
import { quotePages } from '@srm/api/quote/pages'
import { quoteTab } from '@srm/api/quote/tab'
import { label } from '@srm/api/shared/label'
import { routes } from '@/lib/module/module.ts'
import { defineModule } from '@/ui/module.ts'

export const quote = defineModule({
  name: 'quote',
  help: async () => (await import('./quote.help.ts')).help,
  pages: routes(quotePages, { holds: () => import('./holds/holds.page.tsx') }),
  recordTabs: [
    { ...quoteTab, load: async () => (await import('./opening/quotes.tab.tsx')).QuotesTab },
    {
      subject: 'supplier',
      key: 'quotes',
      // Beside what was ordered from it.
      within: 'order',
      title: label('询价与报价', 'Inquiries and quotes'),
      permission: 'quote:list',
      load: async () => (await import('./opening/supplier.tab.tsx')).SupplierQuotesTab,
    },
  ],
  recordBanners: [
    {
      subject: 'purchase',
      key: 'opening',
      title: label('待开标', 'To be opened'),
      permission: 'quote:list',
      load: async () => (await import('./opening/opening.banner.tsx')).OpeningBanner,
    },
  ],
})

export const ConfirmQuoteButton = lazy(async () => ({
  default: (await import('./opening/confirm.button.tsx')).ConfirmQuoteButton,
}))
