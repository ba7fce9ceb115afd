/** What prices are in, by its code of ISO 4217: the server writes it into the page. */
export function currencyHere(): string {
  return document.documentElement.dataset['currency'] ?? 'USD';
}

/** Without cents where there are none. */
export function moneyFormat(currency = currencyHere()): Intl.NumberFormat {
  return new Intl.NumberFormat(undefined, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    trailingZeroDisplay: 'stripIfInteger',
  });
}
