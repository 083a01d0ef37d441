import type { zh } from './tenancy.zh.ts'

export const en: Readonly<Record<keyof typeof zh, string>> = {
  title: 'Our companies',
  create: 'New company',
  createTitle: 'New company of ours',
  editTitle: 'Edit our company',
  'empty.title': 'No companies of ours yet',
  'empty.hint': 'Register the companies that sign contracts and issue invoices, so that both can pick them.',
  'section.basic': 'Basics',
  'section.invoice': 'Invoicing',
  'section.banks': 'Bank accounts',
  'section.seals': 'Seals',
  'section.other': 'Other',
  fillInvoice: 'Same as the company',
  filled: 'Invoicing was filled in from the company',
}
