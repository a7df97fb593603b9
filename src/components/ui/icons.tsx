import type { ReactNode } from 'react';

// Lucide, ISC licence, Copyright (c) Lucide Icons and Contributors, https://lucide.dev/license.
// The logos of other sites are in SocialLinks.module.css.

type IconProps = { className?: string | undefined };

const SIZE = { width: '1.25em', height: '1.25em', viewBox: '0 0 24 24', 'aria-hidden': true };

const line = (shape: ReactNode) =>
  function Icon({ className }: IconProps) {
    return (
      <svg
        {...SIZE}
        className={className}
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        {shape}
      </svg>
    );
  };

export const MenuIcon = line(<path d="M4 5h16M4 12h16M4 19h16" />);
export const Close = line(<path d="M18 6 6 18M6 6l12 12" />);
export const ChevronDown = line(<path d="m6 9 6 6 6-6" />);
export const Download = line(
  <path d="M12 15V3M21 15v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4m4-5 5 5 5-5" />,
);
export const Languages = line(
  <path d="m5 8 6 6M4 14l6-6 2-3M2 5h12M7 2h1M22 22l-5-10-5 10M14 18h6" />,
);
export const Magnifier = line(
  <>
    <circle cx="11" cy="11" r="8" />
    <path d="m21 21-4.34-4.34" />
  </>,
);
export const Monitor = line(
  <>
    <rect x="2" y="3" width="20" height="14" rx="2" />
    <path d="M8 21h8M12 17v4" />
  </>,
);
export const Pause = line(<path d="M8 4v16M16 4v16" />);
export const Play = line(<path d="M6 4l14 8-14 8z" />);
export const Printer = line(
  <>
    <path d="M6 18H4a2 2 0 0 1-2-2v-5a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2v5a2 2 0 0 1-2 2h-2M6 9V3a1 1 0 0 1 1-1h10a1 1 0 0 1 1 1v6" />
    <rect x="6" y="14" width="12" height="8" rx="1" />
  </>,
);
export const Heart = line(
  <path d="M2 9.5a5.5 5.5 0 0 1 9.591-3.676.56.56 0 0 0 .818 0A5.49 5.49 0 0 1 22 9.5c0 2.29-1.5 4-3 5.5l-5.492 5.313a2 2 0 0 1-3 .019L5 15c-1.5-1.5-3-3.2-3-5.5" />,
);
export const Moon = line(
  <path d="M20.985 12.486a9 9 0 1 1-9.473-9.472c.405-.022.617.46.402.803a6 6 0 0 0 8.268 8.268c.344-.215.825-.004.803.401" />,
);
export const Sun = line(
  <>
    <circle cx="12" cy="12" r="4" />
    <path d="M12 2v2M12 20v2M4.93 4.93l1.41 1.41M17.66 17.66l1.41 1.41M2 12h2M20 12h2M6.34 17.66l-1.41 1.41M19.07 4.93l-1.41 1.41" />
  </>,
);
export const Spinner = line(<path d="M21 12a9 9 0 1 1-6.219-8.56" />);
