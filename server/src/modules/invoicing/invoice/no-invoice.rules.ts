/** Why a file is no digital invoice; in Chinese, as the person who chose it reads it. */
export class NoInvoice extends Error {}
