export const Section = ({ title, text, children }) => (
  <section className="mx-auto max-w-6xl px-5 py-14 sm:px-8 sm:py-20">
    <h2 className="m-0 max-w-2xl text-2xl font-semibold tracking-tight text-balance text-(--tr-color-text-strong) sm:text-3xl">{title}</h2>
    {text && <p className="mt-3 mb-0 max-w-2xl text-lg text-(--tr-color-text-muted)">{text}</p>}
    <div className="mt-8">{children}</div>
  </section>
);

export const Action = ({ href, isFirst, children }) => (
  <a
    href={href}
    className={
      'inline-flex min-h-11 items-center rounded-xl px-5 text-base font-medium no-underline ' +
      (isFirst
        ? 'bg-(--tr-color-accent-fill) text-(--tr-color-on-accent-fill) hover:bg-(--tr-color-accent-fill-hover)'
        : 'border border-(--tr-color-border-strong) text-(--tr-color-text) hover:border-(--tr-color-text-subtle)')
    }
  >
    {children}
  </a>
);

export const Feature = ({ icon, title, children }) => (
  <div>
    <Icon icon={icon} size={22} />
    <h3 className="mt-3 mb-1 text-base font-semibold text-(--tr-color-text-strong)">{title}</h3>
    <div className="text-base leading-7 text-(--tr-color-text-muted) [&_p]:m-0">{children}</div>
  </div>
);

export const Picture = ({ name, alt, className = '' }) => (
  <>
    <img
      className={'m-0 block w-full dark:hidden ' + className}
      src={'/images/landing/' + name + '-light.webp'}
      alt={alt}
      noZoom
    />
    <img
      className={'m-0 hidden w-full dark:block ' + className}
      src={'/images/landing/' + name + '-dark.webp'}
      alt={alt}
      noZoom
    />
  </>
);

export const Figure = ({ value, unit, href, children }) => (
  <a href={href} className="block bg-(--tr-color-bg) p-6 no-underline">
    <span className="block text-3xl font-semibold tracking-tight text-(--tr-color-text-strong) tabular-nums">
      {value}
      {unit && <span className="ml-1 text-lg font-medium text-(--tr-color-text-muted)">{unit}</span>}
    </span>
    <span className="mt-2 block text-sm leading-6 text-(--tr-color-text-muted)">{children}</span>
  </a>
);

export const Shot = ({ name, title, href, children }) => (
  <a href={href} className="group block no-underline">
    <span className="block overflow-hidden rounded-xl border border-(--tr-color-border)">
      <Picture name={name} alt="" className="transition-transform duration-200 group-hover:scale-[1.02] motion-reduce:transform-none" />
    </span>
    <span className="mt-3 block font-medium text-(--tr-color-text-strong)">{title}</span>
    <span className="block text-sm leading-6 text-(--tr-color-text-muted)">{children}</span>
  </a>
);
