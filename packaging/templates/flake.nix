{
  description = "@summary@";
  inputs.nixpkgs.url = "github:NixOS/nixpkgs/nixos-unstable";
  outputs = { self, nixpkgs }:
    let
      pkgs = nixpkgs.legacyPackages.x86_64-linux;
    in {
      packages.x86_64-linux.default = pkgs.stdenv.mkDerivation {
        pname = "offhand";
        version = "@version@";
        src = pkgs.fetchurl {
          url = "@homepage@/releases/download/v@version@/@tarball@";
          sha256 = "@sha256@";
        };
        nativeBuildInputs = [ pkgs.autoPatchelfHook pkgs.makeWrapper ];
        # Opened by the program when it needs them.
        runtimeDependencies = [ pkgs.systemdLibs pkgs.libxkbcommon ];
        dontStrip = true;
        installPhase = ''
          mkdir -p $out
          cp -a bin lib share $out/
        '';
        meta = {
          description = "@summary@";
          license = pkgs.lib.licenses.mit;
          platforms = [ "x86_64-linux" ];
          mainProgram = "offhand";
        };
      };
    };
}
