import type { SupplierApplication } from '@srm/api/onboarding'
import type { Row } from '#kernel/records/fields/row.ts'
import type { AdmissionInput } from '#modules/supplier/index.ts'

type Application = Row<typeof SupplierApplication>
type Licence = Application['licences'][number]
type Offer = Application['offers'][number]

const companyOf = (row: Application, owner: string | null) => ({
  name: row.name,
  type: row.type,
  classifies: row.classifies,
  creditCode: row.creditCode,
  legalPerson: row.legalPerson,
  registeredCapital: row.registeredCapital,
  establishedOn: row.establishedOn,
  businessScope: row.businessScope,
  region: row.region,
  phone: row.phone ?? row.contactMobile,
  email: row.contactEmail,
  website: row.website,
  owner,
  remark: row.address ? `地址：${row.address}` : null,
})

/** A licence nobody read the number of bears the credit code, as a business licence does, or the application's own. */
const certificateOf = (row: Application, { type, number, longTerm, expiresOn, files }: Licence) => ({
  type,
  number: number ?? row.creditCode ?? row.code,
  longTerm: longTerm || expiresOn === null,
  expiresOn: longTerm ? null : expiresOn,
  files,
})

/** What they did not say of themselves is not made better than it may be. */
const hotelOf = ({ name, star, rooms }: Offer): AdmissionInput['hotels'][number] => ({
  name,
  star: star ?? 'economy',
  totalRooms: rooms,
})
const placeOf = ({ name, area, seats }: Offer): AdmissionInput['places'][number] => ({
  name,
  type: 'special_event_venue',
  totalMeetingArea: area,
  maxSeated: seats,
})

/** What an application brings, as the records of a supplier take it. */
export const broughtBy = (row: Application, owner: string | null): AdmissionInput => {
  const { offers, accountNo, accountName, bankName, branch } = row
  return {
    company: companyOf(row, owner),
    contact: {
      name: row.contactName,
      mobile: row.contactMobile,
      position: row.contactPosition,
      email: row.contactEmail,
      isPrimary: false,
    },
    certificates: row.licences.map((licence) => certificateOf(row, licence)),
    account:
      accountNo && accountName && bankName && branch
        ? { accountNo, accountName, bankName, branch, accountType: 'corporate' }
        : null,
    hotels: offers.filter(({ kind }) => kind === 'hotel').map(hotelOf),
    places: offers.filter(({ kind }) => kind === 'place').map(placeOf),
  }
}
