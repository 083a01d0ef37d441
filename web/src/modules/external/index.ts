import { label } from '@srm/api/shared/label'
import type { RecordContribution } from '@/ui/record-contributions.ts'

/** A tab with the links that were sent about a kind of record, for the module whose record it is. */
export const linksTab = (subject: string): RecordContribution => ({
  subject,
  key: 'links',
  title: label('外部链接', 'Links sent'),
  order: 80,
  load: async () => (await import('./link.tab.tsx')).linkTabFor(subject),
})
