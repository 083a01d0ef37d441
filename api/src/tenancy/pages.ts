import { label } from '../shared/label.ts'
import { definePages, recordPages } from '../shared/pages.ts'

export const tenancyPages = definePages({
  ourCompany: recordPages({
    subject: 'ourCompany',
    path: '/account/ourCompany',
    noun: label('我方公司', 'Our company'),
    title: label('我方公司', 'Our companies'),
    menu: { name: 'OurCompany', area: 'Account', icon: 'bank' },
  }),
})
