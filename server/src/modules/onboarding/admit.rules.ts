type Row = Readonly<Record<string, unknown>>
type Licence = {
  readonly type: string
  readonly number: string | null
  readonly longTerm: boolean
  readonly expiresOn: string | null
  readonly files: readonly string[]
}
type Offer = {
  readonly kind: 'hotel' | 'place'
  readonly name: string
  readonly star: string | null
  readonly rooms: number | null
  readonly area: string | null
  readonly seats: number | null
}

const companyOf = (row: Row, owner: string | null) => ({
  name: row['name'],
  type: row['type'],
  classifies: row['classifies'],
  creditCode: row['creditCode'],
  legalPerson: row['legalPerson'],
  registeredCapital: row['registeredCapital'],
  establishedOn: row['establishedOn'],
  businessScope: row['businessScope'],
  region: row['region'],
  phone: row['phone'] ?? row['contactMobile'],
  email: row['contactEmail'],
  website: row['website'],
  owner,
  remark: typeof row['address'] === 'string' ? `地址：${row['address']}` : null,
})

/** A licence nobody read the number of bears the credit code, as a business licence does, or the application's own. */
const certificateOf = (row: Row, { type, number, longTerm, expiresOn, files }: Licence) => ({
  type,
  number: number ?? row['creditCode'] ?? row['code'],
  longTerm: longTerm || expiresOn === null,
  expiresOn: longTerm ? null : expiresOn,
  files,
})

/** What they did not say of themselves is not made better than it may be. */
const hotelOf = ({ name, star, rooms }: Offer) => ({ name, star: star ?? 'economy', totalRooms: rooms })
const placeOf = ({ name, area, seats }: Offer) => ({
  name,
  type: 'special_event_venue',
  totalMeetingArea: area,
  maxSeated: seats,
})

/** What an application brings, as the records of a supplier take it. */
export const broughtBy = (row: Row, owner: string | null) => {
  const offers = row['offers'] as readonly Offer[]
  const accountNo = row['accountNo'] as string | null
  const { accountName, bankName, branch } = row
  return {
    company: companyOf(row, owner),
    contact: {
      name: row['contactName'],
      mobile: String(row['contactMobile']),
      position: row['contactPosition'],
      email: row['contactEmail'],
      isPrimary: false,
    },
    certificates: (row['licences'] as readonly Licence[]).map((licence) => certificateOf(row, licence)),
    account:
      accountNo && accountName && bankName && branch
        ? { accountNo, accountName, bankName, branch, accountType: 'corporate' }
        : null,
    hotels: offers.filter(({ kind }) => kind === 'hotel').map(hotelOf),
    places: offers.filter(({ kind }) => kind === 'place').map(placeOf),
  }
}
